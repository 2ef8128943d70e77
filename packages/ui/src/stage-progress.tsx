import { useWords } from "@flipworth/words/react";
import { Check, Circle, LoaderCircle } from "lucide-react";
import { stageWords } from "./words/english/stage-progress.ts";

const order = ["reading", "identification", "valuation", "verdict"] as const;

type StageName = (typeof order)[number];

export type FinishedStage = { stage: StageName; sentence: string };

/** The four stages of an analysis: done ones say what they found, the next one is at work. */
export function StageProgress({ finished }: { finished: readonly FinishedStage[] }) {
  const say = useWords(stageWords);
  const sentences = new Map(finished.map(({ stage, sentence }) => [stage, sentence]));
  const current = order.find((stage) => !sentences.has(stage));
  return (
    <>
      <output className="sr-only">{finished.at(-1)?.sentence ?? say("started")}</output>
      <ol className="flex flex-col gap-4">
        {order.map((stage) => (
          <li key={stage} className="flex gap-3">
            <StageMark state={markOf(sentences.has(stage), stage === current)} />
            <div className="min-w-0">
              <p
                className={stage === current || sentences.has(stage) ? "font-medium" : "text-soft"}
              >
                {say(stage)}
                {sentences.has(stage) && <span className="sr-only">{say("done")}</span>}
                {stage === current && "…"}
              </p>
              <p className="text-sm break-words text-soft">{sentences.get(stage)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

type Mark = "done" | "current" | "waiting";

function markOf(isDone: boolean, isCurrent: boolean): Mark {
  if (isDone) return "done";
  return isCurrent ? "current" : "waiting";
}

function StageMark({ state }: { state: Mark }) {
  const className = "mt-0.5 size-5 shrink-0";
  if (state === "done") return <Check aria-hidden className={`${className} text-ink`} />;
  if (state === "waiting") return <Circle aria-hidden className={`${className} text-line`} />;
  return <LoaderCircle aria-hidden className={`${className} animate-spin text-accent`} />;
}
