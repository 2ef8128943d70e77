import {
  createEngine,
  defaultTargets,
  type ListingFields,
  type RememberedSale,
} from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";

const engine = createEngine(builtInGuide());

/** What the engine says of a listing whose price it was not given. */
export type Answer = {
  name: string;
  brand: string;
  entryId: string | null;
  category: string | null;
  quantity: number;
  isAccessory: boolean;
  isForParts: boolean;
  /** Dollars; null when the engine says that it does not know. */
  range: { low: number; median: number; high: number } | null;
  milliseconds: number;
};

/** The day of the measurement, which is the price guide's own month. */
export const today = "2026-11-21";

/** What is remembered, and the name there of the market that the listing is of. */
export type Memory = { sales: readonly RememberedSale[]; market?: string };

/** null for what the engine refuses to appraise at all (a service, a home, nothing to read). */
export function answerTo(
  fields: ListingFields,
  asOf = today,
  memory: Memory = { sales: [] },
): Answer | null {
  const start = performance.now();
  const outcome = engine.analyze({
    fields,
    comparables: [],
    ...memory,
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf,
  });
  const milliseconds = performance.now() - start;
  if (outcome.kind === "refused") return null;
  const { brand, category, details } = outcome.report;
  const { identification, evaluation } = details.analysisStages;
  const { low, median, high } = evaluation;
  const isValued = low !== undefined && median !== undefined && high !== undefined;
  return {
    name: identification.name ?? "",
    brand: brand ?? "",
    entryId: identification.entryId,
    category,
    quantity: identification.quantity,
    isAccessory: identification.isAccessory,
    isForParts: identification.isForParts,
    range: isValued ? { low, median, high } : null,
    milliseconds,
  };
}
