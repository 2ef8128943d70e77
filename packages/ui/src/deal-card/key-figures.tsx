import type { ReactNode } from "react";
import { Explain } from "../explain.tsx";
import { joinClasses } from "../join-classes.ts";
import type { Deal } from "./deal.ts";
import { formatDollars } from "./dollars.ts";

const buyScore = 60;
const confidenceBars = { High: 3, Medium: 2, Low: 1 } as const;

/** Flip score, confidence and the most to pay, each with its explanation. */
export function KeyFigures({ deal }: { deal: Deal }) {
  const { targets } = deal.details.analysisStages.evaluation;
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line @md:flex-row @md:divide-x @md:divide-y-0">
      {deal.flipScore !== null && (
        <Figure
          name="Flip score"
          value={<Score score={deal.flipScore} />}
          about="the flip score"
          explanation={`The chance, in percent, of reaching your targets: a profit of at least ${formatDollars(targets.profit)} and a return of at least ${targets.roiPercent}% on what you pay. A Buy needs ${buyScore} or more.`}
        />
      )}
      <Figure
        name="Confidence"
        value={<ConfidenceBars level={deal.confidence} />}
        about="confidence"
        explanation="How sure the estimate is: it falls when the price range is wide or the item is known only roughly. Low confidence never makes a Buy."
      />
      {deal.maxBuyPrice !== null && (
        <Figure
          name="Pay at most"
          value={formatDollars(deal.maxBuyPrice)}
          about="the most to pay"
          explanation="The highest price at which this would be a Buy for your targets. Use it as your last offer."
        />
      )}
    </dl>
  );
}

type FigureProps = { name: string; value: ReactNode; about: string; explanation: string };

function Figure({ name, value, about, explanation }: FigureProps) {
  return (
    <div className="flex grow items-center justify-between py-1.5 @md:block @md:px-4 @md:py-2.5 @md:first:pl-0 @md:last:pr-0">
      <dt className="flex items-center gap-1.5 text-sm whitespace-nowrap text-soft">
        {name} <Explain about={about}>{explanation}</Explain>
      </dt>
      <dd className="flex h-8 items-center gap-2 text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** The bar carries a notch where a Buy begins. */
function Score({ score }: { score: number }) {
  return (
    <>
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
    </>
  );
}

function ConfidenceBars({ level }: { level: Deal["confidence"] }) {
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
      <span className={level === "Low" ? "text-doubt" : undefined}>{level}</span>
    </>
  );
}
