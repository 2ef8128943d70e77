import { Card, DealCard, StageProgress } from "@flipworth/ui";
import { useEffect, useRef } from "react";
import { CopyLink } from "./copy-link.tsx";
import type { AnalysisState } from "./use-analysis.ts";

type DoneState = Extract<AnalysisState, { kind: "done" }>;

export function ResultPanel({ state }: { state: AnalysisState }) {
  if (state.kind === "running") {
    return (
      <Card className="p-4 sm:p-6">
        <StageProgress finished={state.finished} />
      </Card>
    );
  }
  if (state.kind === "done") return <Result key={state.analysis.id} result={state} />;
  return <WhatHappens />;
}

function Result({ result }: { result: DoneState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest("article")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <DealCard
      deal={result.analysis}
      headingRef={heading}
      actions={<CopyLink draft={result.draft} analysis={result.analysis} />}
    />
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
