import type { ReactNode, Ref } from "react";
import { Card } from "../card.tsx";
import type { Deal, DealPages } from "./deal.ts";
import { Headline } from "./headline.tsx";
import { IdentityCheck } from "./identity-check.tsx";
import { decidesAlone, Risks } from "./risks.tsx";
import { Summary } from "./summary.tsx";
import { hasFigures, standingOf } from "./verdict-of.ts";
import { summaryOf } from "./words-of-deal.ts";
import { Links } from "./deal-links.tsx";
import { Folded } from "./folded/folded-parts.tsx";
import { Figures } from "./figures.tsx";

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
          <Risks name="warnings" risks={deal.risks.filter(isDeciding)} />
          {standing === "check" && deal.identityCheck && (
            <IdentityCheck check={deal.identityCheck} />
          )}
          {hasFigures(standing) && <Figures deal={deal} standing={standing} />}
          <Summary lines={summaryOf(deal, standing)} />
          <Risks name="risks" risks={deal.risks.filter((risk) => !isDeciding(risk))} />
          <Folded deal={deal} standing={standing} pages={pages} />
          <Links deal={deal} pages={pages}>
            {actions}
          </Links>
        </div>
      </article>
    </Card>
  );
}
