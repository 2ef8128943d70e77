import { categoryName, Foldable, SelectField, TextField } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { useState } from "react";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import { ratingWords } from "../../words/english/rating.ts";
import { categoriesOf, type Filters } from "./rated-order.ts";

const distances = [5, 10, 25, 50];

type RatingFiltersProps = {
  cards: readonly RatedCard[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

/** A distance can be asked for where the cards tell one. */
export function RatingFilters({ cards, filters, onChange }: RatingFiltersProps) {
  const say = useWords(ratingWords);
  const voice = useVoice();
  const [profit, setProfit] = useState("");
  const categories = categoriesOf(cards);
  const hasMiles = cards.some(({ miles }) => miles !== null);
  return (
    <Foldable summary={say("filters")}>
      <div className="flex flex-col gap-3 pt-2">
        <TextField
          label={say("minimumProfit")}
          inputMode="decimal"
          value={profit}
          onChange={({ target }) => {
            setProfit(target.value);
            onChange({ ...filters, minimumProfit: dollarsIn(target.value) });
          }}
        />
        {hasMiles && (
          <SelectField
            label={say("maximumMiles")}
            value={String(filters.maximumMiles ?? "")}
            options={[
              { value: "", label: say("anyDistance") },
              ...distances.map((miles) => ({
                value: String(miles),
                label: say("withinMiles", { miles }),
              })),
            ]}
            onChange={({ target }) =>
              onChange({ ...filters, maximumMiles: target.value ? Number(target.value) : null })
            }
          />
        )}
        {categories.length > 1 && (
          <SelectField
            label={say("category")}
            value={filters.category ?? ""}
            options={[
              { value: "", label: say("anyCategory") },
              ...categories.map((value) => ({ value, label: categoryName(value, voice) })),
            ]}
            onChange={({ target }) => onChange({ ...filters, category: target.value || null })}
          />
        )}
      </div>
    </Foldable>
  );
}

/** null for what is no number: as long as it is being typed, it filters nothing. */
function dollarsIn(text: string): number | null {
  const words = text.replace(/[$,\s]/g, "");
  return words === "" || Number.isNaN(Number(words)) ? null : Number(words);
}
