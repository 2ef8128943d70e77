import { ExternalLink } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { buttonClasses } from "../button.tsx";
import { Card } from "../card.tsx";
import { Bill } from "./bill.tsx";
import { type Deal, priceRangeOf } from "./deal.ts";
import { formatDollars } from "./dollars.ts";
import { Evidence } from "./evidence.tsx";
import { FoundListings } from "./found-listings.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { NextSteps, Questions, WhereToSell } from "./next-steps.tsx";
import { PriceAxis } from "./price-axis.tsx";
import { ProfitFigure } from "./profit-figure.tsx";
import { Risks } from "./risks.tsx";
import { Verdict } from "./verdict.tsx";

export type DealCardProps = {
  deal: Deal;
  /** Buttons of the screen that shows the card: copy link, save. */
  actions?: ReactNode;
  /** The heading takes the focus when an answer arrives. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** One judged listing: the verdict, the money, the reasons and the evidence. 280 px wide and up. */
export function DealCard({ deal, actions, headingRef }: DealCardProps) {
  const { evaluation, comparables } = deal.details.analysisStages;
  const range = priceRangeOf(evaluation);
  return (
    <Card>
      <article className="flex flex-col gap-5 p-4 @md:p-6">
        <Heading deal={deal} headingRef={headingRef} />
        {deal.recommendation === null && (
          <p className="text-lg leading-snug font-medium break-words">{deal.reasoning[0]}</p>
        )}
        {range && (
          <>
            <ProfitFigure deal={deal} />
            <KeyFigures deal={deal} />
            <PriceAxis range={range} asking={deal.price} breakEven={evaluation.breakEven} />
          </>
        )}
        <Reasons deal={deal} />
        <Risks risks={deal.risks} />
        <NextSteps advice={evaluation.advice} />
        <div className="-my-2 divide-y divide-line border-y border-line">
          <Questions advice={evaluation.advice} />
          <Bill deal={deal} />
          <WhereToSell evaluation={evaluation} />
          <Evidence deal={deal} />
          <FoundListings comparables={comparables} />
        </div>
        <Links deal={deal}>{actions}</Links>
      </article>
    </Card>
  );
}

function Heading({ deal, headingRef }: Pick<DealCardProps, "deal" | "headingRef">) {
  const facts = [
    deal.price === 0 && "Free",
    deal.price !== null && deal.price > 0 && `Asking ${formatDollars(deal.price)}`,
    deal.condition,
  ];
  return (
    <header className="flex flex-col items-start gap-2">
      <Verdict deal={deal} />
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="text-xl leading-snug font-semibold break-words outline-none"
      >
        {deal.title}
      </h2>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
    </header>
  );
}

/** Without a verdict the first reason says why, and is the headline. */
function Reasons({ deal }: { deal: Deal }) {
  const reasons = deal.reasoning
    .slice(deal.recommendation === null ? 1 : 0)
    .filter((reason) => !deal.risks.some(({ sentence }) => reason.includes(sentence)));
  if (reasons.length === 0) return null;
  return (
    <section>
      <h3 className="pb-1.5 text-sm font-semibold">Why</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm marker:text-soft">
        {reasons.map((reason) => (
          <li key={reason} className="break-words">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ deal, children }: { deal: Deal; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap gap-2">
      {deal.soldListingsUrl && <OutLink href={deal.soldListingsUrl}>See sold listings</OutLink>}
      {deal.marketplaceUrl && <OutLink href={deal.marketplaceUrl}>View original</OutLink>}
      {children}
    </footer>
  );
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ look: "quiet", size: "small" })}
    >
      {children} <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">(new tab)</span>
    </a>
  );
}
