import { Analysis } from "@flipworth/contract";
import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import type { LabelledThing } from "./testing/labelled-identification.ts";
import { reportOn } from "./testing/labelled-verdicts.ts";
import { labelledLines } from "./testing/labelled-lines.ts";

const files = import.meta.glob<string>("../golden/labelled/*.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const labels = labelledLines<LabelledThing>(files);
const engine = createEngine(builtInGuide());

/** Two thousand answers, on a machine that is busy with other tests. */
const longTest = { timeout: 90_000 };

/** What the server adds. */
const Report = Analysis.omit({ id: true, createdAt: true });

/** As the wire carries it: what is undefined is left out. */
function problemsOf(label: LabelledThing): readonly string[] {
  const report = reportOn(label, 1, engine);
  if (report === null) return [];
  const { error } = Report.safeParse(JSON.parse(JSON.stringify(report)));
  return (error?.issues ?? []).map(
    ({ path, message }) => `${label.title}: ${path.join(".")} ${message}`,
  );
}

test(
  "answers about bundles, lots and every tenth other title hold to the contract",
  longTest,
  () => {
    const asked = labels.filter(
      ({ kind }, at) => kind === "bundle" || kind === "lot" || at % 10 === 0,
    );

    expect(asked.length).toBeGreaterThan(1_000);
    expect(asked.flatMap(problemsOf)).toEqual([]);
  },
);

test.each([
  "stove fridge dishwasher set stainless",
  "drill, circular saw and ladder",
  "2012 Honda Civic",
])("the answer about %j holds to the contract and says what it rests on", (title) => {
  const label = {
    title,
    category: "tools",
    kind: "ordinary",
    of: null,
    usd: 100,
    split: "tuning",
  } as const;

  expect(problemsOf(label)).toEqual([]);
  expect(reportOn(label, 1, engine)?.details.analysisStages.valuation.evidence).toContainEqual(
    expect.objectContaining({
      asOf: expect.stringMatching(/^20\d\d-\d\d$/),
      basis: expect.stringMatching(/./),
    }),
  );
});
