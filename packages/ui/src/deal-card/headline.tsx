import { useVoice, useWords } from "@flipworth/words/react";
import { type Ref, useId } from "react";
import { joinClasses } from "../join-classes.ts";
import { cardWords } from "../words/english/deal-card.ts";
import type { Deal } from "./deal.ts";
import { formatAsk } from "./dollars.ts";
import { verdictLooks } from "./verdict.tsx";
import type { Standing } from "./verdict-of.ts";
import { headlineOf } from "./words-of-deal.ts";

type HeadlineProps = {
  deal: Deal;
  standing: Standing;
  headingRef: Ref<HTMLHeadingElement> | undefined;
};

const grounds = {
  profit: "bg-profit-ground",
  doubt: "bg-doubt-ground",
  loss: "bg-loss-ground",
  strong: "bg-sunken",
  plain: "bg-sunken",
} as const;
const inks = {
  profit: "text-profit",
  doubt: "text-doubt",
  loss: "text-loss",
  strong: "text-ink",
  plain: "text-ink",
} as const;

/** What to do, as large as anything on the card, and below it which listing that is about. */
export function Headline({ deal, standing, headingRef }: HeadlineProps) {
  const id = useId();
  const { tone, Icon } = verdictLooks[standing];
  const { verdict, rest } = headlineOf(deal, standing, useVoice());
  const isLong = verdict.length + rest.length > 48;
  return (
    <header className={joinClasses("rounded-t-card px-4 py-4 @md:px-6 @md:py-5", grounds[tone])}>
      <p
        id={id}
        className={joinClasses(
          "flex items-start gap-2.5 leading-tight font-semibold tracking-tight text-pretty break-words",
          isLong ? "text-xl @md:text-2xl" : "text-2xl @md:text-3xl",
        )}
      >
        <Icon
          aria-hidden
          className={joinClasses(
            "shrink-0",
            isLong ? "mt-px size-6 @md:mt-0.5 @md:size-7" : "mt-0.5 size-7 @md:size-8",
            inks[tone],
          )}
        />
        <span className="min-w-0">
          <span className={inks[tone]}>{verdict}</span>
          {rest}
        </span>
      </p>
      <h2
        ref={headingRef}
        tabIndex={-1}
        aria-describedby={id}
        className="pt-2.5 text-base leading-snug font-medium break-words outline-none"
      >
        {deal.title}
      </h2>
      <Facts deal={deal} />
    </header>
  );
}

function Facts({ deal }: { deal: Deal }) {
  const say = useWords(cardWords);
  const facts = [
    deal.price === 0 && say("free"),
    deal.price !== null &&
      deal.price > 0 &&
      say("askingPrice", { price: formatAsk(deal.price, deal.abroad) }),
    deal.condition,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="pt-0.5 text-sm text-soft">{facts.join(" · ")}</p>;
}
