import { CircleCheck, CircleQuestionMark, OctagonX } from "lucide-react";
import { Badge } from "../badge.tsx";
import { type Deal, priceRangeOf } from "./deal.ts";

/** The verdict in a word, a shape and a colour; amber and a question mark where there is none. */
export function Verdict({ deal }: { deal: Deal }) {
  const iconClass = "size-4";
  if (!priceRangeOf(deal.details.analysisStages.evaluation)) {
    return (
      <Badge tone="doubt">
        <CircleQuestionMark aria-hidden className={iconClass} /> Not enough evidence
      </Badge>
    );
  }
  if (deal.recommendation === "Buy") {
    return (
      <Badge tone="profit">
        <CircleCheck aria-hidden className={iconClass} /> Buy
      </Badge>
    );
  }
  if (deal.recommendation === "Skip") {
    return (
      <Badge tone="strong">
        <OctagonX aria-hidden className={iconClass} /> Skip
      </Badge>
    );
  }
  return (
    <Badge tone="doubt">
      <CircleQuestionMark aria-hidden className={iconClass} /> No verdict
    </Badge>
  );
}
