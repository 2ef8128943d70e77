import type { Category } from "../../category.ts";
import { gamesOfSeries } from "../count/numbered-series.ts";
import type { Choice } from "../names/choose-entry.ts";
import type { IdentifiedItem } from "../identification.ts";
import { findNewerGeneration } from "../names/newer-generation.ts";
import { posteriorOf, signsOf, signsOfKind } from "../sureness/posterior.ts";
import type { Words } from "../read-words.ts";
import type { Refined } from "../refine.ts";
import { itemOfEntry } from "./item-of-entry.ts";

/** Of a generation that the guide does not know. */
const surenessOfNewer = 0.55;

export function knownItem(
  words: Words,
  refined: Refined,
  context: { choice: Choice; section: Category | null },
): IdentifiedItem {
  const { match, from, factor } = refined;
  const signs =
    from === "title" ? signsOf(words.titleTokens, match, context) : signsOfKind(match.entry);
  const newer = from === "title" ? findNewerGeneration(words.titleTokens, match) : null;
  if (newer === null) {
    const named = itemOfEntry(words, refined);
    const several = named.quantity > 1 ? null : gamesOfSeries(words.titleTokens, match);
    return { ...named, ...several, confidence: posteriorOf(signs) * factor };
  }
  const { newest, model, adjustment } = newer;
  const item = itemOfEntry(words, { ...refined, match: { ...match, entry: newest } });
  const adjustments = [adjustment, ...item.adjustments];
  return { ...item, model, adjustments, confidence: surenessOfNewer * factor };
}
