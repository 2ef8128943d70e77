import { Card, formatRounded, formatRoundedDown } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { thingFigures } from "../../words/english/market/things.ts";
import { daysWords } from "./words.ts";

export function KeyFigures({ thing }: { thing: ThingPage }) {
  const say = useWords(thingFigures);
  const { usual, payAtMost, days, inAYear, newUsd } = thing;
  const figures = [
    { label: say("typicalPrice"), value: formatRounded(usual.median), note: say("goodCondition") },
    ...(payAtMost === null
      ? []
      : [
          {
            label: say("payAtMost"),
            value: formatRoundedDown(payAtMost),
            note: say("payAtMostNote"),
          },
        ]),
    ...(days
      ? [{ label: say("sellsIn"), value: daysWords(days, say), note: say("whenPricedRight") }]
      : []),
    ...(inAYear === null
      ? []
      : [
          {
            label: say("inAYear"),
            value: say("about", { price: formatRounded(inAYear) }),
            note: say("usualPace", { change: percentWords(inAYear / usual.median - 1) }),
          },
        ]),
    ...(newUsd === null
      ? []
      : [
          {
            label: say("new"),
            value: formatRounded(newUsd),
            note: say("usedBrings", { percent: Math.round((100 * usual.median) / newUsd) }),
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
