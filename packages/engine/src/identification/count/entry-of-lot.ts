import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { findEntry } from "../../price-guide/entry-of-id.ts";
import { countOfPieces } from "./count-of-pieces.ts";
import type { Words } from "../read-words.ts";
import { measureTold } from "./measure-told.ts";

/** Fewer are still bought one by one. */
const fewestOfLot = 8;

/**
 * Many of what the guide prices one by one bring less each than one does: a hundred cards and four
 * pounds of toy cars have an entry of their own. null where the words tell fewer, or no weight.
 */
export function entryOfLot(words: Words, match: AliasMatch): GuideEntry | null {
  const { lot: id } = match.entry;
  const lot = id === undefined ? undefined : findEntry(id);
  if (lot?.unit === undefined) return null;
  const pieces = countOfPieces(words.titleTokens, { ...match, entry: lot }, false) ?? 1;
  const isByWeight = lot.unit.by.pounds !== undefined;
  const isWeighed = isByWeight && (measureTold(words.titleTokens, "pounds") ?? 0) >= 1;
  return isWeighed || pieces >= fewestOfLot ? lot : null;
}
