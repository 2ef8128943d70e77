import { Card, formatRounded, formatRoundedDown } from "@flipworth/ui";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { daysWords } from "./words.ts";

export function KeyFigures({ thing }: { thing: ThingPage }) {
  const { usual, payAtMost, days, inAYear, newUsd } = thing;
  const figures = [
    { label: "Typical price", value: formatRounded(usual.median), note: "good condition" },
    ...(payAtMost === null
      ? []
      : [
          {
            label: "Pay at most",
            value: formatRoundedDown(payAtMost),
            note: "for $10 and 30% in six of ten flips",
          },
        ]),
    ...(days ? [{ label: "Sells in", value: daysWords(days), note: "when priced right" }] : []),
    ...(inAYear === null
      ? []
      : [
          {
            label: "In a year",
            value: `about ${formatRounded(inAYear)}`,
            note: `${percentWords(inAYear / usual.median - 1)} at its usual pace`,
          },
        ]),
    ...(newUsd === null
      ? []
      : [
          {
            label: "New",
            value: formatRounded(newUsd),
            note: `used brings ${Math.round((100 * usual.median) / newUsd)}% of it`,
          },
        ]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.slice(0, mostFigures).map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col p-4">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-xs text-pretty text-soft">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** One row of them on a desk. */
const mostFigures = 4;

const percentWords = (share: number) =>
  `${share < 0 ? "−" : "+"}${Math.abs(Math.round(share * 100))}%`;
