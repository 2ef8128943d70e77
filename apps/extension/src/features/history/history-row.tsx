import { type Analysis, factsOfAnalysis, nameOfAnalysis } from "@flipworth/contract";
import { formatDollars, joinClasses, withTrueMinus } from "@flipworth/ui";
import { strings } from "../../strings.ts";

const words = strings.history;

type HistoryRowProps = { analysis: Analysis; onOpen: (analysis: Analysis) => void };

export function HistoryRow({ analysis, onOpen }: HistoryRowProps) {
  const { netProfit } = factsOfAnalysis(analysis);
  const facts = [
    analysis.price === null ? words.noPrice : formatDollars(analysis.price),
    netProfit && words.profit(withTrueMinus(netProfit)),
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
        <Recommendation analysis={analysis} />
      </button>
    </li>
  );
}

function Recommendation({ analysis: { recommendation } }: Pick<HistoryRowProps, "analysis">) {
  const tone = { Buy: "bg-profit-ground text-profit", Skip: "bg-loss-ground text-loss" };
  return (
    <span
      className={joinClasses(
        "shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold",
        recommendation ? tone[recommendation] : "bg-sunken text-soft",
      )}
    >
      {recommendation ?? words.noVerdict}
    </span>
  );
}

function dayOf(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(strings.locale, { month: "short", day: "numeric" });
}
