import type { AnalysisReport } from "@flipworth/contract";
import {
  createEngine,
  createSalesIndex,
  defaultTargets,
  type ListingFields,
  type RememberedSale,
  type SellingPlatform,
} from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";

// For loaders, which run when the site is built: the browser gets neither engine nor guide.
const guide = builtInGuide();

declare const __RECORDED_SALES__: readonly RememberedSale[] | undefined;

/** What the build was given (docs/pages.md); nothing in most builds. */
const recorded = typeof __RECORDED_SALES__ === "undefined" ? [] : __RECORDED_SALES__;
const salesIndex = createSalesIndex(recorded);

export const engine = createEngine(guide);

const entries = new Map(guide.entries.map((entry) => [entry.id, entry]));

const later = (one: string, other: string) => (one > other ? one : other);
const guideMonth = guide.entries.map(({ asOf }) => asOf).reduce(later);

/**
 * The day of every built price, whenever the site is built: in the month of the guide's newest price, or
 * that of the last recorded sale.
 */
export const priceDay = recorded
  .map(({ date }) => (date.length === "2026-11".length ? `${date}-15` : date))
  .reduce(later, `${guideMonth.slice(0, "2026-11".length)}-15`);
export const priceMonth = `${priceDay.slice(0, "2026-11".length)}-01`;

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
  /** An example of our own, which stays the same in every build. */
  isExample?: boolean;
};

/** What recorded sales say in an estimate, and the day or month of the last of them. */
export type CountedSales = { sentence: string; until: string };

/** undefined where the guide alone says it. */
export function countedSales({ details }: AnalysisReport): CountedSales | undefined {
  const { evidence } = details.analysisStages.valuation;
  const found = evidence.find(({ source }) => source === "remembered_sales");
  return found && { sentence: found.sentence, until: found.asOf ?? priceMonth };
}

/** What the analyzer answers to a listing, on the day that all built prices are of. */
export function askWhenBuilt({
  fields,
  sellingPlatform = null,
  asOf = priceDay,
  isExample = false,
}: Question): AnalysisReport {
  const outcome = engine.analyze({
    fields,
    ...(isExample || recorded.length === 0 ? {} : { sales: salesIndex.near(fields.title ?? "") }),
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
