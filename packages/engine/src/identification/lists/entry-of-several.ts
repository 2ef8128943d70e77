import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { Words } from "../read-words.ts";
import { entryOfLot } from "../count/entry-of-lot.ts";
import { setOfFurniture } from "./set-of-furniture.ts";

/** The entry that prices several together where the title sells several: a set, a lot of one kind. */
export function entryOfSeveral(
  words: Words,
  match: AliasMatch,
): { entry: GuideEntry; isSet: boolean } {
  const set = setOfFurniture(match.entry, words);
  return { entry: set ?? entryOfLot(words, match) ?? match.entry, isSet: set !== null };
}
