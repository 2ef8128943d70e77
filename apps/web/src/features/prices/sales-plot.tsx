import type { EntryPrices } from "@flipworth/contract";
import { formatDollars, formatRounded } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { RangePlot } from "../../plots/range-plot.tsx";
import { shortDay } from "../../lib/month-in-words.ts";
import { pricesPlots } from "../../words/english/market/prices-pages.ts";
import { monthsTable } from "./months-table.ts";
import { localeOf } from "./words.ts";

type SayPlots = Say<keyof typeof pricesPlots.english>;

/** A month with fewer sales has no range worth drawing. */
const fewestOfMonth = 3;
/** Less than this the two medians agree. */
const telling = 0.05;

/** All sales over time, with the range and the median of each month, or of all while they are few. */
export function SalesPlot({ prices }: { prices: EntryPrices }) {
  const voice = useVoice();
  const say = useWords(pricesPlots);
  const locale = localeOf(voice);
  const { sales, months, guide } = prices;
  return (
    <RangePlot
      title={say("overTime")}
      summary={summaryOf(prices, say)}
      table={monthsTable(months, voice)}
      points={sales.map(({ date, price, kind, title }) => ({
        on: date,
        value: price,
        isOpen: kind === "ask",
        name: `${title}, ${formatDollars(price)}, ${shortDay(date, locale)}`,
      }))}
      spans={spansOf(prices)}
      reference={{ value: guide.median, label: say("priceGuide") }}
      format={formatRounded}
      names={namesOf(prices, say)}
    />
  );
}

function spansOf({ months, range, sales }: EntryPrices) {
  const full = months.filter(({ count }) => count >= fewestOfMonth);
  if (full.length > 1) return full.map(({ name, ...rest }) => ({ on: name, ...rest }));
  const [newest] = sales;
  return range && newest ? [{ on: newest.date, ...range }] : [];
}

function namesOf({ sold, asked }: EntryPrices, say: SayPlots) {
  return {
    ...(sold > 0 ? { point: say("sold"), median: say("median"), span: say("span") } : {}),
    ...(asked > 0 ? { openPoint: say("asked") } : {}),
  };
}

function summaryOf({ sold, asked, range, guide }: EntryPrices, say: SayPlots): string {
  const kinds = sold === 0 ? "countAsked" : asked === 0 ? "countSold" : "countBoth";
  const counts = say(kinds, { sold, asked });
  if (range === null) return say("noneSold", { counts });
  const median = formatRounded(range.median);
  const off = range.median / guide.median - 1;
  if (Math.abs(off) < telling) return say("asGuide", { counts, median });
  const percent = Math.round(100 * Math.abs(off));
  return say(off > 0 ? "aboveGuide" : "belowGuide", { counts, median, percent });
}
