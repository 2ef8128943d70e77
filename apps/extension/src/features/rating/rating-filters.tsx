import { Foldable, SelectField, TextField } from "@flipworth/ui";
import { useState } from "react";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import { strings } from "../../strings.ts";
import { categoriesOf, type Filters } from "./rated-order.ts";

const words = strings.rating;
const distances = [5, 10, 25, 50];

type RatingFiltersProps = {
  cards: readonly RatedCard[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

/** A distance can be asked for where the cards tell one. */
export function RatingFilters({ cards, filters, onChange }: RatingFiltersProps) {
  const [profit, setProfit] = useState("");
  const categories = categoriesOf(cards);
  const hasMiles = cards.some(({ miles }) => miles !== null);
  return (
    <Foldable summary={words.filters}>
      <div className="flex flex-col gap-3 pt-2">
        <TextField
          label={words.minimumProfit}
          inputMode="decimal"
          value={profit}
          onChange={({ target }) => {
            setProfit(target.value);
            onChange({ ...filters, minimumProfit: dollarsIn(target.value) });
          }}
        />
        {hasMiles && (
          <SelectField
            label={words.maximumMiles}
            value={String(filters.maximumMiles ?? "")}
            options={[
              { value: "", label: words.anyDistance },
              ...distances.map((miles) => ({
                value: String(miles),
                label: words.withinMiles(miles),
              })),
            ]}
            onChange={({ target }) =>
              onChange({ ...filters, maximumMiles: target.value ? Number(target.value) : null })
            }
          />
        )}
        {categories.length > 1 && (
          <SelectField
            label={words.category}
            value={filters.category ?? ""}
            options={[
              { value: "", label: words.anyCategory },
              ...categories.map((value) => ({ value, label: nameOf(value) })),
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

/** "baby-items" → "Baby items" */
function nameOf(category: string): string {
  const name = category.replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
