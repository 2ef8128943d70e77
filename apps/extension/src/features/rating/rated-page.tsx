import { Button } from "@flipworth/ui";
import { useState } from "react";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import type { PageRating } from "../../storage/rating-items.ts";
import { strings } from "../../strings.ts";
import { fits, inOrder, noFilters } from "./rated-order.ts";
import { RatedList } from "./rated-list.tsx";
import { RatingFilters } from "./rating-filters.tsx";

const words = strings.rating;

/** The list of a page's marks, the best first. */
export function RatedPage({ rating, onHide }: { rating: PageRating; onHide: () => void }) {
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const fitting = inOrder(rating.cards.filter((card) => fits(card, filters)));
  const best = fitting.find(({ mark, id }) => mark === "buy" && !opened.has(id));
  const open = (card: RatedCard) => {
    setOpened(new Set([...opened, card.id]));
    void chrome.tabs.create({ url: card.url });
  };
  const hasBuy = fitting.some(({ mark }) => mark === "buy");
  return (
    <>
      <output className="text-sm font-medium">
        {rating.cards.length > 0 ? words.rated(rating.cards.length, rating.read) : words.none}
      </output>
      <p className="text-sm text-soft">{words.full}</p>
      <div className="flex flex-wrap gap-2">
        {best && (
          <Button size="small" onClick={() => open(best)}>
            {words.openBest}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onHide}>
          {words.hideMarks}
        </Button>
      </div>
      {hasBuy && !best && <p className="text-sm text-soft">{words.noneLeft}</p>}
      {rating.cards.length > 0 && (
        <>
          <RatingFilters cards={rating.cards} filters={filters} onChange={setFilters} />
          {fitting.length > 0 ? (
            <RatedList cards={fitting} />
          ) : (
            <p className="text-sm text-soft">{words.nothingFits}</p>
          )}
        </>
      )}
    </>
  );
}
