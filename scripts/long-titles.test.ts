import { createEngine, defaultTargets } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { longTitles } from "./lib/long-titles.ts";

const guide = builtInGuide();
const engine = createEngine(guide);

function answerTo(title: string) {
  const outcome = engine.analyze({
    fields: { title, price: 50 },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-22",
  });
  if (outcome.kind === "refused") return outcome.reason;
  const { name, entryId, quantity } = outcome.report.details.analysisStages.identification;
  return { name, entryId, quantity };
}

const wordy = longTitles(guide).filter(([, title]) => title.split(" ").length > 60);

// What is read of a title is bounded, so its cost is: `npm run measure:long-titles` says how much.
test.each(wordy)(
  "what stands at the end of a thousand characters names nothing: %s",
  (_, title) => {
    expect(answerTo(`${title} and a KitchenAid stand mixer`)).toEqual(answerTo(title));
  },
);

test.each([
  [20, true],
  [80, false],
])("a name behind %i other words is read: %s", (words, isRead) => {
  const said = answerTo(`${"zzyzx ".repeat(words)}KitchenAid stand mixer`);
  expect(JSON.stringify(said).includes("KitchenAid")).toBe(isRead);
});
