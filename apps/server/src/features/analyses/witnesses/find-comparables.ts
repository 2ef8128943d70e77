import type { FoundComparables } from "@flipworth/engine";
import type { ComparablesProvider } from "./comparables-port.ts";
import type { Asking, IdentifiedListing } from "../engine/engine-port.ts";
import { stopWhenLeft } from "../stop-when-left.ts";
import { whyUnanswered } from "./why-unanswered.ts";

export type ComparablesTools = {
  /** Looks for what like things are offered for; null where none is set up. */
  comparables: ComparablesProvider | null;
};

/**
 * Comparables by the thing's name; undefined when no provider is set up, or when nothing names the
 * thing well enough to search for it. That it could not be asked is an outcome and is told.
 */
export async function findComparables(
  { comparables }: ComparablesTools,
  { outcome: known }: IdentifiedListing,
  { signal, hasPriority }: Asking,
): Promise<FoundComparables | undefined> {
  if (comparables === null || known.kind === "refused" || known.search === null) return undefined;
  const searching = comparables.find(known.search, { signal, hasPriority });
  const reply = await stopWhenLeft(searching, signal);
  if (reply.kind === "found") return reply;
  const { source } = comparables;
  const sentence = `${source} ${whyUnanswered[reply.reason]}, so this estimate doesn't use its listings.`;
  return { kind: "unfound", sentence };
}
