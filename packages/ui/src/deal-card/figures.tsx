import { priceRangeOf } from "./deal.ts";
import { KeyFigures } from "./key-figures.tsx";
import { PriceAxis } from "./price-axis.tsx";
import type { PartProps } from "./part-props.ts";

export function Figures({ deal, standing }: PartProps) {
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
