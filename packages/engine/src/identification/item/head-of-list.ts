import type { Category } from "../../category.ts";
import { isWord } from "../../price-guide/guide.ts";
import { readLot } from "../lists/mixed-lot.ts";
import { segmentsOf } from "../lists/segments.ts";
import { type Choice, chooseEntry } from "../names/choose-entry.ts";
import { likeliestRelation, thingsOf } from "../relation/things-named.ts";
import { sureEnough } from "../relation/relation.ts";
import type { Words } from "../read-words.ts";

/**
 * "iPad 9th gen + pencil + keyboard case", "keyboard, stand, bench and headphones": the thing stands
 * alone in front of what comes along. null where the title is no such list.
 */
export function headOfList(words: Words, choice: Choice, section: Category | null): Choice | null {
  const tokens = words.titleTokens;
  const [first, ...more] = segmentsOf(tokens);
  if (first === undefined || more.length === 0) return null;
  const isLong = more.length >= fewestBehind || more.some(({ isAdded }) => isAdded);
  if (!isLong || tokens.slice(first.end).some(({ key }) => isWord("apartWords", key))) return null;
  if (choice.best !== null && choice.best.start < first.end) return null;
  if (readLot(words, choice).isMixed) return null;
  const own = tokens.slice(first.start, first.end);
  const head = chooseEntry(own, section);
  if (head.best === null) return null;
  const relation = likeliestRelation(own, thingsOf(own, head), null);
  return relation !== undefined && relation.probability > sureEnough ? null : head;
}

/** One comma may part a thing from its part: "Whirlpool fridge, ice maker". */
const fewestBehind = 2;
