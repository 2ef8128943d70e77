import { ExternalLink } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { buttonClasses } from "../button.tsx";
import { Card } from "../card.tsx";
import { Bill } from "./bill.tsx";
import { type Deal, type DealPages, priceRangeOf } from "./deal.ts";
import { Evidence } from "./evidence.tsx";
import { FoundListings } from "./found-listings.tsx";
import { Headline } from "./headline.tsx";
import { IdentityCheck } from "./identity-check.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { PriceAxis } from "./price-axis.tsx";
import { Questions, WhereToSell } from "./questions-and-exits.tsx";
import { decidesAlone, Risks } from "./risks.tsx";
import { Summary } from "./summary.tsx";
import { hasFigures, type Standing, standingOf } from "./verdict-of.ts";
import { Why } from "./why.tsx";
import { summaryOf } from "./words-of-deal.ts";

export type DealCardProps = {
  deal: Deal;
  /** Absent where no page can be linked to. */
  pages?: DealPages;
  /** Buttons of the screen that shows the card: copy link, save. */
  actions?: ReactNode;
  /** The heading takes the focus when an answer arrives. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * One judged listing, read from the top: what to do, the three figures, the price axis, three lines.
 * What they rest on is folded. 280 px wide and up.
 */
export function DealCard({ deal, pages, actions, headingRef }: DealCardProps) {
  const standing = standingOf(deal);
  const isDeciding = (risk: Deal["risks"][number]) => !hasFigures(standing) || decidesAlone(risk);
  return (
    <Card>
      <article>
        <Headline deal={deal} standing={standing} headingRef={headingRef} />
        <div className="flex flex-col gap-5 p-4 @md:p-6">
          <Risks name="Warnings" risks={deal.risks.filter(isDeciding)} />
          {standing === "check" && deal.identityCheck && (
            <IdentityCheck check={deal.identityCheck} />
          )}
          {hasFigures(standing) && <Figures deal={deal} standing={standing} />}
          <Summary lines={summaryOf(deal, standing)} />
          <Risks name="Risks" risks={deal.risks.filter((risk) => !isDeciding(risk))} />
          <Folded deal={deal} standing={standing} pages={pages} />
          <Links deal={deal} pages={pages}>
            {actions}
          </Links>
        </div>
      </article>
    </Card>
  );
}

type PartProps = { deal: Deal; standing: Standing };
type PagesProps = { pages: DealPages | undefined };

function Figures({ deal, standing }: PartProps) {
  const { evaluation } = deal.details.analysisStages;
  const range = priceRangeOf(evaluation);
  if (!range) return null;
  return (
    <>
      <KeyFigures deal={deal} standing={standing} />
      <PriceAxis
        range={range}
        asking={deal.price}
        breakEven={evaluation.breakEven}
        isBuy={standing === "buy"}
      />
    </>
  );
}

function Folded({ deal, standing, pages }: PartProps & PagesProps) {
  const { evaluation, comparables } = deal.details.analysisStages;
  const isMoney = hasFigures(standing);
  return (
    <div className="-my-2 divide-y divide-line border-y border-line">
      {standing !== "likely_scam" && <Questions advice={evaluation.advice} />}
      {isMoney && <Bill deal={deal} />}
      {isMoney && <WhereToSell evaluation={evaluation} />}
      <Why deal={deal} hasScore={isMoney} />
      <Evidence deal={deal} pages={pages} />
      <FoundListings comparables={comparables} />
    </div>
  );
}

function Links({ deal, pages, children }: { deal: Deal; children: ReactNode } & PagesProps) {
  const { entryId } = deal.details.analysisStages.identification;
  return (
    <footer className="flex flex-wrap gap-2">
      {deal.soldListingsUrl && <OutLink href={deal.soldListingsUrl}>See sold listings</OutLink>}
      {entryId && pages && <OutLink href={pages.prices(entryId)}>Price history</OutLink>}
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
