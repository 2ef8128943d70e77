import { Button, Card, type FinishedStage, StageProgress } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { answerWords } from "../../../words/english/analyses/answer.ts";
import type { SalesHandlers } from "../sold/sold-prices.tsx";
import type { Answer, Run } from "../use-analysis.ts";

// Needed by nobody before the first answer: fetched while the analysis runs.
const loadResult = () => import("./result.tsx");
const Result = lazy(async () => ({ default: (await loadResult()).Result }));

type ResultPanelProps = {
  run: Run;
  answer: Answer | undefined;
  onCancel: () => void;
  onCorrect: () => void;
  onFullAnswer: () => void;
  sales: SalesHandlers;
};

export function ResultPanel(props: ResultPanelProps) {
  const say = useWords(answerWords);
  return (
    <section aria-label={say("result")}>
      <Shown {...props} />
    </section>
  );
}

function Shown({ run, answer, ...handlers }: ResultPanelProps) {
  const { onCancel, onCorrect, onFullAnswer, sales } = handlers;
  if (run.kind === "running") return <Progress finished={run.finished} onCancel={onCancel} />;
  if (!answer) return <WhatHappens />;
  return (
    <Suspense>
      <Result
        key={`${answer.analysis.id} ${answer.analysis.createdAt}`}
        {...{ answer, onCorrect, onFullAnswer, sales }}
      />
    </Suspense>
  );
}

type ProgressProps = { finished: readonly FinishedStage[]; onCancel: () => void };

function Progress({ finished, onCancel }: ProgressProps) {
  const say = useWords(answerWords);
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
        {say("cancel")}
      </Button>
    </Card>
  );
}

function WhatHappens() {
  const say = useWords(answerWords);
  const facts = ["askingFact", "evidenceFact", "pictureFact"] as const;
  return (
    <ul className="flex flex-col gap-4 py-2 lg:p-6">
      {facts.map((fact) => (
        <li key={fact} className="border-l-2 border-line pl-4">
          <p className="font-medium">{say(fact)}</p>
          <p className="text-sm text-soft">{say(`${fact}More`)}</p>
        </li>
      ))}
    </ul>
  );
}
