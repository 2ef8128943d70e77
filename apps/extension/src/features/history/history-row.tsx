import { type Analysis, nameOfAnalysis } from "@flipworth/contract";
import { formatDollars, Verdict } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { historyWords } from "../../words/english/history.ts";

type HistoryRowProps = { analysis: Analysis; onOpen: (analysis: Analysis) => void };

export function HistoryRow({ analysis, onOpen }: HistoryRowProps) {
  const say = useWords(historyWords);
  const { locale } = languages[useVoice().language];
  const { netProfit } = analysis.cents;
  const { verdict } = analysis;
  // Of a lure, or of what may be something else, no profit is told.
  const hasProfit = verdict !== "check" && verdict !== "likely_scam";
  const facts = [
    analysis.price === null ? say("noPrice") : formatDollars(analysis.price),
    hasProfit && netProfit !== null && say("profit", { amount: formatDollars(netProfit / 100) }),
    dayOf(analysis.createdAt, locale),
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
            {nameOfAnalysis(analysis) ?? say("unknownItem")}
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

function dayOf(createdAt: string, locale: string): string {
  return new Date(createdAt).toLocaleDateString(locale, { month: "short", day: "numeric" });
}
