import type { Logger } from "pino";
import type { ComparablesCall, Meter } from "./meter.ts";

/** Where nobody was asked, or which had its line before: the metric says how often. */
const isQuiet: ReadonlySet<string> = new Set(["recent", "spent", "paused"]);
const isFailure: ReadonlySet<string> = new Set(["slow", "away", "unusable", "paused"]);

/** Counts each search for comparables and writes it down: what it took, none of its words. */
export function tellComparablesCalls({ meter, logger }: { meter: Meter; logger: Logger }) {
  return (call: ComparablesCall): void => {
    meter.comparablesAsked(call);
    if (isFailure.has(call.outcome)) meter.providerFailed("comparables");
    if (isQuiet.has(call.outcome)) return;
    const level = isFailure.has(call.outcome) ? "warn" : "info";
    logger[level](call, "comparables");
  };
}
