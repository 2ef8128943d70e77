import { useWords } from "@flipworth/words/react";
import { Explain } from "../../explain.tsx";
import { Foldable } from "../../foldable.tsx";
import { joinClasses } from "../../join-classes.ts";
import { foldedWords } from "../../words/english/folded.ts";
import type { Deal } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

const buyScore = 60;
const confidenceBars = { High: 3, Medium: 2, Low: 1 } as const;

/** How sure the answer is, and every reason for it. */
export function Why({ deal, hasScore }: { deal: Deal; hasScore: boolean }) {
  const say = useWords(foldedWords);
  const score = hasScore ? deal.flipScore : null;
  const reasons = deal.reasoning.filter(
    (reason) => !deal.risks.some(({ sentence }) => reason.includes(sentence)),
  );
  return (
    <Foldable
      summary={say("why")}
      aside={<span className="font-normal">{say(`confidenceIs_${deal.confidence}`)}</span>}
    >
      <div className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-x-4">
          {score !== null && <FlipScore score={score} deal={deal} />}
          <div>
            <dt className="flex items-center gap-1.5 text-sm text-soft">
              {say("confidence")}{" "}
              <Explain about={say("aboutConfidence")}>{say("explainConfidence")}</Explain>
            </dt>
            <dd className="flex h-8 items-center gap-2 font-semibold">
              <ConfidenceBars level={deal.confidence} />
            </dd>
          </div>
        </dl>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm marker:text-soft">
          {reasons.map((reason) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </Foldable>
  );
}

/** The bar carries a notch where a Buy begins. */
function FlipScore({ score, deal }: { score: number; deal: Deal }) {
  const say = useWords(foldedWords);
  const { targets } = deal.details.analysisStages.evaluation;
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-sm text-soft">
        {say("score")}{" "}
        <Explain about={say("aboutScore")}>
          {say("explainScore", {
            profit: formatDollars(targets.profit),
            percent: targets.roiPercent,
            score: buyScore,
          })}
        </Explain>
      </dt>
      <dd className="flex h-8 items-center gap-2 font-semibold tabular-nums">
        <span>
          {score}
          <span className="text-sm font-normal text-soft"> / 100</span>
        </span>
        <span aria-hidden className="relative h-1.5 w-14 rounded-full bg-line">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-ink"
            style={{ width: `${score}%` }}
          />
          <span
            className="absolute -inset-y-1 w-0.5 bg-ink ring-1 ring-surface"
            style={{ left: `${buyScore}%` }}
          />
        </span>
      </dd>
    </div>
  );
}

function ConfidenceBars({ level }: { level: Deal["confidence"] }) {
  const say = useWords(foldedWords);
  const filled = confidenceBars[level];
  return (
    <>
      <span aria-hidden className="flex items-end gap-0.5">
        {["h-2", "h-3", "h-4"].map((height, index) => (
          <span
            key={height}
            className={joinClasses(
              "w-1.5 rounded-xs",
              height,
              index >= filled && "border border-edge",
              index < filled && (level === "Low" ? "bg-doubt" : "bg-ink"),
            )}
          />
        ))}
      </span>
      <span className={level === "Low" ? "text-doubt" : undefined}>
        {say(`confidence_${level}`)}
      </span>
    </>
  );
}
