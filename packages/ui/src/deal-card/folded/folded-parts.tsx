import { Bill } from "./bill.tsx";
import { Evidence } from "./evidence.tsx";
import { FoundListings } from "./found-listings.tsx";
import { Questions, WhereToSell } from "./questions-and-exits.tsx";
import { hasFigures } from "../verdict-of.ts";
import { Why } from "./why.tsx";
import type { PartProps, PagesProps } from "../part-props.ts";

export function Folded({ deal, standing, pages }: PartProps & PagesProps) {
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
