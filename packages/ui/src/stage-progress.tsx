import { Check, Circle, LoaderCircle } from "lucide-react";

const stageNames = {
  reading: "Reading the listing",
  identification: "Finding out what it is",
  valuation: "Estimating what it sells for",
  verdict: "Working out the profit",
} as const;

type StageName = keyof typeof stageNames;
const order = Object.keys(stageNames).filter(isStageName);

export type FinishedStage = { stage: StageName; sentence: string };

/** The four stages of an analysis: done ones say what they found, the next one is at work. */
export function StageProgress({ finished }: { finished: readonly FinishedStage[] }) {
  const sentences = new Map(finished.map(({ stage, sentence }) => [stage, sentence]));
  const current = order.find((stage) => !sentences.has(stage));
  return (
    <>
      <output className="sr-only">
        {finished.at(-1)?.sentence ?? "The analysis has started."}
      </output>
      <ol className="flex flex-col gap-4">
        {order.map((stage) => (
          <li key={stage} className="flex gap-3">
            <StageMark state={markOf(sentences.has(stage), stage === current)} />
            <div className="min-w-0">
              <p
                className={stage === current || sentences.has(stage) ? "font-medium" : "text-soft"}
              >
                {stageNames[stage]}
                {sentences.has(stage) && <span className="sr-only">, done</span>}
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

function isStageName(name: string): name is StageName {
  return name in stageNames;
}
