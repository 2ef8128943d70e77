import type { EntryPrices } from "@flipworth/contract";
import { formatDollars, formatRounded } from "@flipworth/ui";
import { RangePlot } from "../../plots/range-plot.tsx";
import { countOf, monthName, rangeCells } from "./words.ts";
import { shortDay } from "../../lib/month-in-words.ts";

/** A month with fewer sales has no range worth drawing. */
const fewestOfMonth = 3;
/** Less than this the two medians agree. */
const telling = 0.05;

/** All sales over time, with the range and the median of each month, or of all while they are few. */
export function SalesPlot({ prices }: { prices: EntryPrices }) {
  const { sales, months, guide } = prices;
  return (
    <RangePlot
      title="Sales over time"
      summary={summaryOf(prices)}
      table={{
        columns: ["Month", "Sales", "Low", "Median", "High"],
        rows: months
          .toReversed()
          .map((month) => [monthName(month.name), String(month.count), ...rangeCells(month)]),
      }}
      points={sales.map(({ date, price, kind, title }) => ({
        on: date,
        value: price,
        isOpen: kind === "ask",
        name: `${title}, ${formatDollars(price)}, ${shortDay(date)}`,
      }))}
      spans={spansOf(prices)}
      reference={{ value: guide.median, label: "Price guide" }}
      format={formatRounded}
      names={namesOf(prices)}
    />
  );
}

function spansOf({ months, range, sales }: EntryPrices) {
  const full = months.filter(({ count }) => count >= fewestOfMonth);
  if (full.length > 1) return full.map(({ name, ...rest }) => ({ on: name, ...rest }));
  const [newest] = sales;
  return range && newest ? [{ on: newest.date, ...range }] : [];
}

function namesOf({ sold, asked }: EntryPrices) {
  return {
    ...(sold > 0 ? { point: "Sold", median: "Median", span: "8 in 10 sales" } : {}),
    ...(asked > 0 ? { openPoint: "Asked" } : {}),
  };
}

function summaryOf({ sold, asked, range, guide }: EntryPrices): string {
  const counts = [
    ...(sold > 0 ? [countOf(sold, "sale")] : []),
    ...(asked > 0 ? [countOf(asked, "asking price")] : []),
  ].join(" and ");
  if (range === null) return `${counts}; none has sold yet.`;
  const off = range.median / guide.median - 1;
  const beside =
    Math.abs(off) < telling
      ? "as the price guide says"
      : `${Math.round(100 * Math.abs(off))}% ${off > 0 ? "above" : "below"} the price guide`;
  return `${counts}. Typical ${formatRounded(range.median)}, ${beside}.`;
}
