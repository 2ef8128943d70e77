import { useWords } from "@flipworth/words/react";
import { formatRounded } from "../deal-card/dollars.ts";
import { type SayOfSales, salesWords } from "../words/english/sales.ts";
import type { SaleRow, SalesOfPage } from "./sale-rows.ts";
import { SalesStrip } from "./sales-strip.tsx";

/** What the sales that count say together: a plot under our range, their median beside ours. */
export function SalesFigures({ rows, sales }: { rows: readonly SaleRow[]; sales: SalesOfPage }) {
  const say = useWords(salesWords);
  const { search, answer } = sales;
  const counted = rows.filter(({ isIn, card }) => isIn && card.kind === "sold");
  const prices = counted.map(({ card }) => paidOf(card));
  const range = rangeOf(sales);
  return (
    <div className="flex flex-col gap-2">
      {search && (
        <p className="text-sm break-words text-soft">
          {search.wider === null
            ? say("searched", { words: search.words })
            : say("searchedWider", {
                count: search.sales,
                words: search.words,
                wider: search.wider,
              })}
        </p>
      )}
      {prices.length > 0 && answer && (
        <>
          <SalesStrip
            prices={prices}
            range={range}
            names={{ sale: say("sale"), range: say("range"), typical: say("typical") }}
            summary={summaryOf(prices, range, say)}
          />
          <p className="text-sm tabular-nums">
            {say("median", { count: prices.length, amount: formatRounded(medianOf(prices)) })}
            {range && ` · ${say("ours", { amount: formatRounded(range.median) })}`}
          </p>
          {counted.some(({ card }) => card.shippingDollars) && (
            <p className="text-xs text-soft">{say("withShipping")}</p>
          )}
        </>
      )}
    </div>
  );
}

type Range = { low: number; median: number; high: number };

function rangeOf({ answer }: SalesOfPage): Range | undefined {
  const { low, median, high } = answer?.analysis.details.analysisStages.evaluation ?? {};
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return { low, median, high };
}

/** What a buyer pays for shipping is the seller's, who pays the postage. */
function paidOf({ price, shippingDollars = 0 }: SaleRow["card"]): number {
  return price + shippingDollars;
}

function medianOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function summaryOf(prices: readonly number[], range: Range | undefined, say: SayOfSales): string {
  const inRange = prices.filter((price) => range && price >= range.low && price <= range.high);
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatRounded);
  return say("plotSummary", {
    count: prices.length,
    prices: low === high ? `${low}` : `${low}–${high}`,
    inRange: inRange.length,
  });
}
