import type { EntryPrices } from "@flipworth/contract";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { monthOfYear, signedPercent } from "./words.ts";

type Seasons = NonNullable<EntryPrices["seasons"]>;

/** What each month of the year brings, beside the median of all sales. */
export function SeasonPlot({ seasons }: { seasons: Seasons }) {
  const known = new Map(seasons.map((season) => [season.month, season]));
  const months = Array.from({ length: 12 }, (_nothing, at) => at + 1);
  return (
    <BarPlot
      title="By month of the year"
      summary={summaryOf(seasons)}
      table={{
        columns: ["Month", "Beside the median", "Sales"],
        rows: seasons.map(({ month, percent, count }) => [
          monthOfYear(month),
          signedPercent(percent),
          String(count),
        ]),
      }}
      bars={months.map((month) => ({
        label: monthOfYear(month),
        value: known.get(month)?.percent ?? null,
      }))}
      format={signedPercent}
    />
  );
}

function summaryOf(seasons: Seasons): string {
  const best = seasons.reduce((one, other) => (other.percent > one.percent ? other : one));
  const off = `${Math.abs(best.percent)}% ${best.percent < 0 ? "below" : "above"}`;
  return `Prices are highest in ${monthOfYear(best.month)}: ${off} the median of all sales. Months without a bar have too few sales.`;
}
