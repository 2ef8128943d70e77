import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import type { PageRating } from "../../storage/rating-items.ts";
import { ratingWords } from "../../words/english/rating.ts";
import { fits, inOrder, noFilters } from "./rated-order.ts";
import { RatedList } from "./rated-list.tsx";
import { RatingFilters } from "./rating-filters.tsx";

/** The list of a page's marks, the best first. */
export function RatedPage({ rating, onHide }: { rating: PageRating; onHide: () => void }) {
  const say = useWords(ratingWords);
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const fitting = inOrder(rating.cards.filter((card) => fits(card, filters)));
  const best = fitting.find(({ mark, id }) => mark === "buy" && !opened.has(id));
  const open = (card: RatedCard) => {
    setOpened(new Set([...opened, card.id]));
    void chrome.tabs.create({ url: card.url });
  };
  const count = rating.cards.length;
  const others = rating.read - count;
  const hasBuy = fitting.some(({ mark }) => mark === "buy");
  return (
    <>
      <output className="text-sm font-medium">
        {count > 0 ? say(others > 0 ? "ratedSome" : "rated", { count, others }) : say("none")}
      </output>
      <p className="text-sm text-soft">{say("full")}</p>
      <div className="flex flex-wrap gap-2">
        {best && (
          <Button size="small" onClick={() => open(best)}>
            {say("openBest")}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onHide}>
          {say("hideMarks")}
        </Button>
      </div>
      {hasBuy && !best && <p className="text-sm text-soft">{say("noneLeft")}</p>}
      {count > 0 && (
        <>
          <RatingFilters cards={rating.cards} filters={filters} onChange={setFilters} />
          {fitting.length > 0 ? (
            <RatedList cards={fitting} />
          ) : (
            <p className="text-sm text-soft">{say("nothingFits")}</p>
          )}
        </>
      )}
    </>
  );
}
