import { type Analysis, nameOfAnalysis } from "@flipworth/contract";
import { formatDollars, Verdict } from "@flipworth/ui";
import { strings } from "../../strings.ts";

const words = strings.history;

type HistoryRowProps = { analysis: Analysis; onOpen: (analysis: Analysis) => void };

export function HistoryRow({ analysis, onOpen }: HistoryRowProps) {
  const { netProfit } = analysis.cents;
  const { verdict } = analysis;
  // Of a lure, or of what may be something else, no profit is told.
  const hasProfit = verdict !== "check" && verdict !== "likely_scam";
  const facts = [
    analysis.price === null ? words.noPrice : formatDollars(analysis.price),
    hasProfit && netProfit !== null && words.profit(formatDollars(netProfit / 100)),
    dayOf(analysis.createdAt),
  ];
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-start gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-sunken"
        onClick={() => onOpen(analysis)}
      >
        <span className="min-w-0 grow">
          <span className="block text-sm leading-snug font-medium wrap-anywhere">
            {nameOfAnalysis(analysis) ?? words.unknownItem}
          </span>
          <span className="block text-xs text-soft tabular-nums">
            {facts.filter(Boolean).join(" · ")}
          </span>
        </span>
        <span className="shrink-0">
          <Verdict deal={analysis} />
        </span>
      </button>
    </li>
  );
}

function dayOf(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(strings.locale, { month: "short", day: "numeric" });
}
