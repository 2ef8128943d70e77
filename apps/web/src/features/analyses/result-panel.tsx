import { Button, Card, type FinishedStage, StageProgress } from "@flipworth/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { AnalysisState } from "./use-analysis.ts";

// 8 KB compressed, needed by nobody before the first answer: fetched while the analysis runs.
const loadResult = () => import("./result.tsx");
const Result = lazy(async () => ({ default: (await loadResult()).Result }));

type ResultPanelProps = { state: AnalysisState; onCancel: () => void };

export function ResultPanel({ state, onCancel }: ResultPanelProps) {
  if (state.kind === "running") return <Progress finished={state.finished} onCancel={onCancel} />;
  if (state.kind === "done") {
    return (
      <Suspense>
        <Result key={state.analysis.id} result={state} />
      </Suspense>
    );
  }
  return <WhatHappens />;
}

type ProgressProps = { finished: readonly FinishedStage[]; onCancel: () => void };

function Progress({ finished, onCancel }: ProgressProps) {
  const card = useRef<HTMLDivElement>(null);
  // On a phone it stands below the form, out of sight.
  useEffect(() => {
    // A failure here is no failure yet: it is loaded again when the answer is there.
    loadResult().catch(() => {});
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Card ref={card} className="flex flex-col items-start gap-6 p-4 sm:p-6">
      <StageProgress finished={finished} />
      <Button look="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}

function WhatHappens() {
  const facts = [
    ["The asking price never enters the estimate.", "It only decides the profit."],
    ["Every figure shows its evidence.", "Ranges, fees and reasons, with dates."],
    ["Screenshots are read and dropped.", "They are never stored."],
  ] as const;
  return (
    <ul className="flex flex-col gap-4 py-2 lg:p-6">
      {facts.map(([fact, more]) => (
        <li key={fact} className="border-l-2 border-line pl-4">
          <p className="font-medium">{fact}</p>
          <p className="text-sm text-soft">{more}</p>
        </li>
      ))}
    </ul>
  );
}
