import type { AnalysisReport } from "@flipworth/contract";
import {
  createEngine,
  defaultTargets,
  type ListingFields,
  type SellingPlatform,
} from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";

// For loaders, which run when the site is built: the browser gets neither engine nor guide.
const guide = builtInGuide();

export const engine = createEngine(guide);

const entries = new Map(guide.entries.map((entry) => [entry.id, entry]));

/** The month that the guide's newest price is for: every built price is of this month, whenever the site is built. */
export const priceMonth = guide.entries.map(({ asOf }) => asOf).reduce((a, b) => (a > b ? a : b));

export const priceDay = `${priceMonth.slice(0, "2026-11".length)}-15`;

export type BuiltEntry = (typeof guide.entries)[number];

export function entryOf(entryId: string): BuiltEntry {
  const entry = entries.get(entryId);
  if (entry === undefined) throw new Error(`the price guide has no entry ${entryId}`);
  return entry;
}

export type Question = {
  fields: ListingFields;
  sellingPlatform?: SellingPlatform | null;
  asOf?: string;
};

/** What the analyzer answers to a listing, on the day that all built prices are of. */
export function askWhenBuilt({
  fields,
  sellingPlatform = null,
  asOf = priceDay,
}: Question): AnalysisReport {
  const outcome = engine.analyze({
    fields,
    text: "",
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform,
    targets: defaultTargets,
    asOf,
  });
  if (outcome.kind === "refused") throw new Error(`The example listing: ${outcome.sentence}`);
  return outcome.report;
}
