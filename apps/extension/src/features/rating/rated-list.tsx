import { formatCents, roundedCents, roundedDownCents } from "@flipworth/contract/money";
import { Button, formatRounded, joinClasses } from "@flipworth/ui";
import { useState } from "react";
import type { Mark, RatedCard } from "../../messaging/rating-protocol.ts";
import { strings } from "../../strings.ts";

const words = strings.rating;

const tones: Readonly<Record<Mark, string>> = {
  buy: "bg-profit-ground text-profit",
  negotiate: "bg-sunken text-ink",
  skip: "bg-loss-ground text-loss",
  unsure: "bg-sunken text-soft",
};

const atOnce = 40;

export function RatedList({ cards }: { cards: readonly RatedCard[] }) {
  const [most, setMost] = useState(atOnce);
  const left = cards.length - most;
  return (
    <>
      <ul aria-label={words.list} className="-mx-4 divide-y divide-line border-t border-line">
        {cards.slice(0, most).map((card) => (
          <RatedRow key={card.id} card={card} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" size="small" onClick={() => setMost(most + atOnce)}>
          {words.showMore(Math.min(left, atOnce))}
        </Button>
      )}
    </>
  );
}

function RatedRow({ card }: { card: RatedCard }) {
  const { mark, profitCents, payAtMostCents, miles } = card;
  const facts = [
    words.asking(formatRounded(card.priceDollars)),
    mark === "buy" && profitCents !== null && words.profit(formatCents(roundedCents(profitCents))),
    mark === "negotiate" &&
      payAtMostCents !== null &&
      words.payAtMost(formatCents(roundedDownCents(payAtMostCents))),
    miles !== null && words.miles(miles),
  ];
  return (
    <li>
      <a
        href={card.url}
        target="_blank"
        rel="noreferrer"
        className="flex items-start gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm leading-snug font-medium wrap-anywhere">{card.title}</span>
          <span className="block text-xs text-soft tabular-nums">
            {facts.filter(Boolean).join(" · ")}
          </span>
        </span>
        <span
          className={joinClasses(
            "shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold",
            tones[mark],
          )}
        >
          {words.marks[mark]}
        </span>
      </a>
    </li>
  );
}
