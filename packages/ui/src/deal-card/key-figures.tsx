import type { AdviceDetails } from "@flipworth/contract";
import { formatAbroad } from "@flipworth/contract/money";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { Explain } from "../explain.tsx";
import { joinClasses } from "../join-classes.ts";
import { cardWords } from "../words/english/deal-card.ts";
import type { Deal } from "./deal.ts";
import { formatAsk, formatRounded, formatRoundedDown } from "./dollars.ts";
import type { PartProps, SayOfCard } from "./part-props.ts";
import type { Standing } from "./verdict-of.ts";

/** The three figures that a deal is decided by: likely profit, what to pay at most, where to sell. */
export function KeyFigures({ deal, standing }: PartProps) {
  const say = useWords(cardWords);
  const { advice } = deal.details.analysisStages.evaluation;
  const [best] = advice?.platforms ?? [];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Profit deal={deal} standing={standing} />
      {deal.maxBuyPrice !== null && (
        <Figure
          name={say("limit")}
          value={limitWords(deal.maxBuyPrice, deal.abroad)}
          note={startWords(deal, standing, say)}
          about={say("aboutLimit")}
          explanation={say("explainLimit")}
        />
      )}
      {best && (
        <Figure
          name={say("bestPlace")}
          value={best.name}
          isWords
          note={daysWords(advice, say)}
          about={say("aboutBestPlace")}
          explanation={say("explainBestPlace")}
        />
      )}
    </dl>
  );
}

/** Green is for what a Buy makes; what a worse deal would make is told without it. */
function Profit({ deal, standing }: PartProps) {
  const say = useWords(cardWords);
  if (deal.cents.netProfit === null) return null;
  const profit = deal.cents.netProfit / 100;
  const { netProfitLow, netProfitHigh } = deal.details.analysisStages.evaluation;
  const asking = deal.price === null ? "none" : formatAsk(deal.price, deal.abroad);
  const ink = profit < 0 ? "text-loss" : standing === "buy" ? "text-profit" : "text-ink";
  return (
    <Figure
      name={say(profit < 0 ? "loss" : "profit")}
      value={<span className={ink}>{formatRounded(profit)}</span>}
      isLargest
      note={
        netProfitLow === undefined || netProfitHigh === undefined
          ? undefined
          : rangeWords(netProfitLow, netProfitHigh, say)
      }
      about={say(profit < 0 ? "aboutLoss" : "aboutProfit")}
      explanation={say("explainProfit", { asking })}
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

function rangeWords(lowest: number, highest: number, say: SayOfCard): string {
  const [low, high] = [formatRounded(lowest), formatRounded(highest)];
  return lowest < 0 ? say("rangeBelowZero", { low, high }) : `${low}–${high}`;
}

/** What is said to the seller stands in the seller's currency. */
function limitWords(maxBuyPrice: number, abroad: Deal["abroad"]): string {
  return abroad?.maxBuyPrice == null
    ? formatRoundedDown(maxBuyPrice)
    : formatAbroad(abroad.maxBuyPrice, abroad.currency);
}

function startWords(deal: Deal, standing: Standing, say: SayOfCard): string | undefined {
  const offers = deal.details.analysisStages.evaluation.advice?.offers;
  if (!offers || (standing !== "buy" && standing !== "negotiate")) return undefined;
  const { abroad } = deal;
  if (abroad) {
    const isOneFigure = abroad.opening === null || abroad.opening === abroad.maxBuyPrice;
    return isOneFigure
      ? undefined
      : say("startAt", { price: formatAbroad(abroad.opening ?? 0, abroad.currency) });
  }
  const price = formatRoundedDown(offers.opening);
  return price === formatRoundedDown(offers.walkAway) ? undefined : say("startAt", { price });
}

const daysAWeek = 7;
const daysAMonth = 30;

function daysWords(advice: AdviceDetails | undefined, say: SayOfCard): string | undefined {
  if (!advice?.daysToSell) return undefined;
  const { from, to } = advice.daysToSell;
  const spanIn = (unit: number) => spanWords(wholeUnits(from, unit), wholeUnits(to, unit));
  if (to < 2 * daysAWeek) return say("sellsInDays", { span: spanWords(from, to) });
  if (to < 3 * daysAMonth) return say("sellsInWeeks", { span: spanIn(daysAWeek) });
  return say("sellsInMonths", { span: spanIn(daysAMonth) });
}

const wholeUnits = (days: number, unit: number) => Math.max(1, Math.round(days / unit));
const spanWords = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
