import type { FoundComparables } from "@flipworth/engine";
import type { ComparablesProvider } from "./comparables-port.ts";
import type { Asking, IdentifiedListing } from "../engine/engine-port.ts";
import { stopWhenLeft } from "../stop-when-left.ts";
import { sayIn } from "@flipworth/words";
import { unansweredWords } from "../../../words/english/witnesses.ts";
import { voiceOf } from "../../../words/voice-of.ts";

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
  { signal, hasPriority, language }: Asking,
): Promise<FoundComparables | undefined> {
  if (comparables === null || known.kind === "refused" || known.search === null) return undefined;
  const searching = comparables.find(known.search, { signal, hasPriority });
  const reply = await stopWhenLeft(searching, signal);
  if (reply.kind === "found") return reply;
  const { source } = comparables;
  const say = sayIn(unansweredWords, voiceOf(language));
  const sentence = say(`found_${reply.reason}`, { source });
  return { kind: "unfound", sentence };
}
