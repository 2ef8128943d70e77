import { useId } from "react";

/** The questions in the order in which they save most time, and where a No leads. */
const steps = [
  { question: "Do you know the exact model?", no: "Ask for the plate" },
  { question: "Is it unlocked and not recalled?", no: "Walk away" },
  { question: "Have you seen it work?", no: "Pay for parts only" },
  { question: "Is it at most what you should pay?", no: "Offer that price" },
] as const;

const rowHeight = 74;
const bottom = steps.length * rowHeight;

/** A way through a listing: four questions, each with the way out. */
export function BuyOrWalk() {
  const name = useId();
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the page\'s colors
      role="img"
      aria-labelledby={`${name}t ${name}d`}
      viewBox={`0 0 340 ${bottom + 40}`}
      className="w-full max-w-md text-xs"
    >
      <title id={`${name}t`}>Buy or walk: four questions</title>
      <desc id={`${name}d`}>
        {steps.map(({ question, no }) => `${question} If not: ${no}.`).join(" ")} Four times yes:
        buy.
      </desc>
      {steps.map(({ question, no }, place) => (
        <g key={question} transform={`translate(0 ${place * rowHeight})`}>
          <rect x="1" y="1" width="200" height="40" rx="8" className="fill-surface stroke-edge" />
          <text x="101" y="26" textAnchor="middle" className="fill-ink">
            {question}
          </text>
          <path
            d="M201 21h30m-6-4 6 4-6 4M101 41v30m-4-6 4 6 4-6"
            className="fill-none stroke-edge"
          />
          <g className="fill-soft">
            <text x="206" y="15">
              no
            </text>
            <text x="108" y="60">
              yes
            </text>
          </g>
          <text x="236" y="25" className="fill-ink">
            {no}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${bottom})`}>
        <rect x="51" y="1" width="100" height="36" rx="8" className="fill-ink" />
        <text x="101" y="24" textAnchor="middle" className="fill-canvas font-semibold">
          Buy
        </text>
      </g>
    </svg>
  );
}
