import type { AdviceDetails } from "@flipworth/contract";
import { formatAbroad } from "@flipworth/contract/money";
import type { ReactNode } from "react";
import { Explain } from "../explain.tsx";
import { joinClasses } from "../join-classes.ts";
import type { Deal } from "./deal.ts";
import { formatAsk, formatRounded, formatRoundedDown } from "./dollars.ts";
import type { Standing } from "./verdict-of.ts";

type KeyFiguresProps = { deal: Deal; standing: Standing };

/** The three figures that a deal is decided by: likely profit, what to pay at most, where to sell. */
export function KeyFigures({ deal, standing }: KeyFiguresProps) {
  const { advice } = deal.details.analysisStages.evaluation;
  const [best] = advice?.platforms ?? [];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Profit deal={deal} standing={standing} />
      {deal.maxBuyPrice !== null && (
        <Figure
          name="Pay at most"
          value={limitWords(deal.maxBuyPrice, deal.abroad)}
          note={startWords(deal, standing)}
          about="the most to pay"
          explanation="The highest price that’s still a Buy for your targets. Use it as your final offer."
        />
      )}
      {best && (
        <Figure
          name="Best place to sell"
          value={best.name}
          isWords
          note={daysWords(advice)}
          about="the best place to sell"
          explanation="Where you keep the most from a typical sale, after fees and delivery. See the other places below."
        />
      )}
    </dl>
  );
}

/** Green is for what a Buy makes; what a worse deal would make is told without it. */
function Profit({ deal, standing }: KeyFiguresProps) {
  if (deal.cents.netProfit === null) return null;
  const profit = deal.cents.netProfit / 100;
  const { netProfitLow, netProfitHigh } = deal.details.analysisStages.evaluation;
  const name = profit < 0 ? "Likely loss" : "Likely profit";
  const ink = profit < 0 ? "text-loss" : standing === "buy" ? "text-profit" : "text-ink";
  return (
    <Figure
      name={name}
      value={<span className={ink}>{formatRounded(profit)}</span>}
      isLargest
      note={
        netProfitLow === undefined || netProfitHigh === undefined
          ? undefined
          : rangeWords(netProfitLow, netProfitHigh)
      }
      about={name.toLowerCase()}
      explanation={`What is left ${deal.price === null ? "" : `at the asking price of ${formatAsk(deal.price, deal.abroad)} `}after selling fees, shipping and packing, if it sells for the typical price. Eight in ten sales end in the range below it. See the bill for each cost.`}
    />
  );
}

type FigureProps = {
  name: string;
  value: ReactNode;
  isLargest?: boolean;
  isWords?: boolean;
  note: string | undefined;
  about: string;
  explanation: string;
};

function Figure({ name, value, isLargest, isWords, note, about, explanation }: FigureProps) {
  return (
    <div className={isWords ? "min-w-0 basis-full @md:min-w-40 @md:grow @md:basis-0" : "shrink-0"}>
      <dt className="flex items-center gap-1.5 text-sm text-soft">
        {name} <Explain about={about}>{explanation}</Explain>
      </dt>
      <dd>
        <span
          className={joinClasses(
            "flex items-center font-semibold tracking-tight tabular-nums @md:min-h-12",
            isLargest && "min-h-11 text-4xl",
            isWords && "py-0.5 text-base leading-snug text-balance @md:py-0",
            !isLargest && !isWords && "min-h-11 text-2xl",
          )}
        >
          {value}
        </span>
        {note && <span className="block text-sm text-soft tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}

/** A dash between two minus signs would be a third. */
function rangeWords(low: number, high: number): string {
  return [low, high].map(formatRounded).join(low < 0 ? " to " : "–");
}

/** What is said to the seller stands in the seller's currency. */
function limitWords(maxBuyPrice: number, abroad: Deal["abroad"]): string {
  return abroad?.maxBuyPrice == null
    ? formatRoundedDown(maxBuyPrice)
    : formatAbroad(abroad.maxBuyPrice, abroad.currency);
}

function startWords(deal: Deal, standing: Standing): string | undefined {
  const offers = deal.details.analysisStages.evaluation.advice?.offers;
  if (!offers || (standing !== "buy" && standing !== "negotiate")) return undefined;
  const { abroad } = deal;
  if (abroad) {
    const isOneFigure = abroad.opening === null || abroad.opening === abroad.maxBuyPrice;
    return isOneFigure
      ? undefined
      : `Start at ${formatAbroad(abroad.opening ?? 0, abroad.currency)}`;
  }
  const opening = formatRoundedDown(offers.opening);
  return opening === formatRoundedDown(offers.walkAway) ? undefined : `Start at ${opening}`;
}

const daysAWeek = 7;
const daysAMonth = 30;

function daysWords(advice: AdviceDetails | undefined): string | undefined {
  if (!advice?.daysToSell) return undefined;
  const { from, to } = advice.daysToSell;
  if (to < 2 * daysAWeek) return `Sells in ${span(from, to)} days`;
  if (to < 3 * daysAMonth) {
    return `Sells in ${span(wholeUnits(from, daysAWeek), wholeUnits(to, daysAWeek))} weeks`;
  }
  return `Sells in ${span(wholeUnits(from, daysAMonth), wholeUnits(to, daysAMonth))} months`;
}

const wholeUnits = (days: number, unit: number) => Math.max(1, Math.round(days / unit));
const span = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
