import { formatCents, roundedCents, roundedDownCents } from "@flipworth/contract/money";
import { Badge, Button, formatRounded, verdictLooks } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import type { Mark, RatedCard } from "../../messaging/rating-protocol.ts";
import { ratingWords } from "../../words/english/rating.ts";

/** A mark looks like the verdict that it stands for. */
const standings = {
  buy: "buy",
  negotiate: "negotiate",
  skip: "skip",
  unsure: "none",
} as const satisfies Record<Mark, keyof typeof verdictLooks>;

const atOnce = 40;

export function RatedList({ cards }: { cards: readonly RatedCard[] }) {
  const say = useWords(ratingWords);
  const [most, setMost] = useState(atOnce);
  const left = cards.length - most;
  return (
    <>
      <ul aria-label={say("list")} className="-mx-4 divide-y divide-line border-t border-line">
        {cards.slice(0, most).map((card) => (
          <RatedRow key={card.id} card={card} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" size="small" onClick={() => setMost(most + atOnce)}>
          {say("showMore", { count: Math.min(left, atOnce) })}
        </Button>
      )}
    </>
  );
}

function RatedRow({ card }: { card: RatedCard }) {
  const say = useWords(ratingWords);
  const { mark, profitCents, payAtMostCents, miles } = card;
  const facts = [
    say("asking", { price: formatRounded(card.priceDollars) }),
    mark === "buy" &&
      profitCents !== null &&
      say("profit", { profit: formatCents(roundedCents(profitCents)) }),
    mark === "negotiate" &&
      payAtMostCents !== null &&
      say("payAtMost", { price: formatCents(roundedDownCents(payAtMostCents)) }),
    miles !== null && say("miles", { miles }),
  ];
  return (
    <li>
      <a
        href={card.url}
        target="_blank"
        rel="noreferrer"
        className="flex items-start gap-3 px-4 py-2.5 -outline-offset-2 *:last:shrink-0 hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm leading-snug font-medium wrap-anywhere">{card.title}</span>
          <span className="block text-xs text-soft tabular-nums">
            {facts.filter(Boolean).join(" · ")}
          </span>
        </span>
        <Badge tone={verdictLooks[standings[mark]].tone}>{say(`mark_${mark}`)}</Badge>
      </a>
    </li>
  );
}
