import { formatRounded } from "../deal-card/dollars.ts";
import type { SaleRow, SalesOfPage } from "./sale-rows.ts";
import { SalesStrip } from "./sales-strip.tsx";
import { salesWords } from "./sales-words.ts";

const words = salesWords;

/** What the sales that count say together: a plot under our range, their median beside ours. */
export function SalesFigures({ rows, sales }: { rows: readonly SaleRow[]; sales: SalesOfPage }) {
  const { search, answer } = sales;
  const counted = rows.filter(({ isIn, card }) => isIn && card.kind === "sold");
  const prices = counted.map(({ card }) => paidOf(card));
  const range = rangeOf(sales);
  return (
    <div className="flex flex-col gap-2">
      {search && (
        <p className="text-sm break-words text-soft">
          {search.wider === null
            ? words.searched(search.words)
            : words.searchedWider(search.sales, search.words, search.wider)}
        </p>
      )}
      {prices.length > 0 && answer && (
        <>
          <SalesStrip
            prices={prices}
            range={range}
            names={{ sale: words.sale, range: words.range, typical: words.typical }}
            summary={summaryOf(prices, range)}
          />
          <p className="text-sm tabular-nums">
            {words.median(formatRounded(medianOf(prices)), prices.length)}
            {range && ` · ${words.ours(formatRounded(range.median))}`}
          </p>
          {counted.some(({ card }) => card.shippingDollars) && (
            <p className="text-xs text-soft">{words.withShipping}</p>
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

function summaryOf(prices: readonly number[], range: Range | undefined): string {
  const inRange = prices.filter((price) => range && price >= range.low && price <= range.high);
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatRounded);
  return words.plotSummary(prices.length, `${low}–${high}`, inRange.length);
}
