import { Explain } from "../explain.tsx";
import { joinClasses } from "../join-classes.ts";
import type { Deal } from "./deal.ts";
import { formatDollars, withTrueMinus } from "./dollars.ts";

/** The largest figure on the card: what is kept at the typical sale, with its 10–90 range. */
export function ProfitFigure({ deal }: { deal: Deal }) {
  if (deal.netProfit === null) return null;
  const isLoss = deal.netProfit.startsWith("-");
  const { netProfitLow, netProfitHigh } = deal.details.analysisStages.evaluation;
  return (
    <div>
      <p className="flex items-center gap-1.5 text-sm text-soft">
        {isLoss ? "Net loss" : "Net profit"}
        <Explain about={isLoss ? "net loss" : "net profit"}>
          What is left at the typical sale price after selling fees, shipping, packing and the
          asking price. The bill below shows each line.
        </Explain>
      </p>
      <p
        className={joinClasses(
          "leading-tight font-semibold tracking-tight whitespace-nowrap tabular-nums",
          // "−$1,204.33" still fits a card of 280 px in the large size.
          deal.netProfit.length > "-$1,204.33".length
            ? "text-3xl"
            : "text-[clamp(2rem,14cqi,3rem)]",
          isLoss ? "text-loss" : "text-profit",
        )}
      >
        {withTrueMinus(deal.netProfit)}
      </p>
      {netProfitLow !== undefined && netProfitHigh !== undefined && (
        <p className="text-sm text-soft">
          8 in 10 sales leave {formatDollars(netProfitLow)} to {formatDollars(netProfitHigh)}
        </p>
      )}
    </div>
  );
}
