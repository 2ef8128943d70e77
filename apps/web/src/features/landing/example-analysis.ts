import { analyze, defaultTargets } from "@flipworth/engine";

const listing = `DeWalt DCF887 impact driver kit
$30
Condition
Used - Good
One battery and the charger, works great. Moving, must go this week.`;

/** What the engine says today about a listing of our own writing. Runs when the site is built. */
export function exampleAnalysis() {
  const outcome = analyze({
    fields: {},
    text: listing,
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: new Date().toISOString().slice(0, "2026-11-21".length),
  });
  if (outcome.kind === "refused") throw new Error(`The example listing: ${outcome.sentence}`);
  return outcome.report;
}
