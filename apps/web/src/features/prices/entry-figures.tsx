import type { EntryPrices } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import { type Say, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { pricesEntry } from "../../words/english/market/prices-pages.ts";
import { localeOf, monthName } from "./words.ts";

type SayEntry = Say<keyof typeof pricesEntry.english>;

/** What a thing sells for and how fast, in four figures. */
export function EntryFigures({ prices }: { prices: EntryPrices }) {
  const voice = useVoice();
  const say = useWords(pricesEntry);
  const figures = [...priceFigures(prices, say, voice), ...paceFigures(prices, say)];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col p-4">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-xs text-pretty text-soft tabular-nums">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}

function priceFigures({ guide, range, sold }: EntryPrices, say: SayEntry, voice: Voice) {
  const ends = ({ low, high }: { low: number; high: number }) => ({
    low: formatRounded(low),
    high: formatRounded(high),
  });
  return [
    {
      label: say("recordedSales"),
      value: range ? formatRounded(range.median) : "–",
      note: range ? say("recordedRange", { count: sold, ...ends(range) }) : say("noneRecorded"),
    },
    {
      label: say("priceGuide"),
      value: formatRounded(guide.median),
      note: say("guideRange", { ...ends(guide), month: monthName(guide.asOf, localeOf(voice)) }),
    },
  ];
}

/** Of fewer offers a share says nothing. */
const fewestFollowed = 3;

function paceFigures({ turnover: { offered, sold, daysToSell } }: EntryPrices, say: SayEntry) {
  const isFollowed = offered >= fewestFollowed;
  return [
    {
      label: say("daysToSell"),
      value: daysToSell === null ? "–" : String(daysToSell),
      note: say(daysToSell === null ? "tooFewOffers" : "daysToSellNote"),
    },
    {
      label: say("sellThrough"),
      value: isFollowed ? `${Math.round((100 * sold) / offered)}%` : "–",
      note: isFollowed ? say("sellThroughNote", { sold, count: offered }) : say("tooFewOffers"),
    },
  ];
}
