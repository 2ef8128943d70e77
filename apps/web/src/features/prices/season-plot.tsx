import type { EntryPrices } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { pricesCommon, pricesPlots } from "../../words/english/market/prices-pages.ts";
import { localeOf, monthOfYear, signedPercent } from "./words.ts";

type Seasons = NonNullable<EntryPrices["seasons"]>;

/** What each month of the year brings, beside the median of all sales. */
export function SeasonPlot({ seasons }: { seasons: Seasons }) {
  const say = useWords(pricesPlots);
  const sayCommon = useWords(pricesCommon);
  const locale = localeOf(useVoice());
  const known = new Map(seasons.map((season) => [season.month, season]));
  const months = Array.from({ length: 12 }, (_nothing, at) => at + 1);
  return (
    <BarPlot
      title={say("byMonthOfYear")}
      summary={summaryOf(seasons, say, locale)}
      table={{
        columns: [sayCommon("month"), say("besideMedian"), sayCommon("sales")],
        rows: seasons.map(({ month, percent, count }) => [
          monthOfYear(month, locale),
          signedPercent(percent),
          String(count),
        ]),
      }}
      bars={months.map((month) => ({
        label: monthOfYear(month, locale),
        value: known.get(month)?.percent ?? null,
      }))}
      format={signedPercent}
    />
  );
}

function summaryOf(
  seasons: Seasons,
  say: Say<keyof typeof pricesPlots.english>,
  locale: string,
): string {
  const best = seasons.reduce((one, other) => (other.percent > one.percent ? other : one));
  return say(best.percent < 0 ? "bestBelow" : "bestAbove", {
    month: monthOfYear(best.month, locale),
    percent: Math.abs(best.percent),
  });
}
