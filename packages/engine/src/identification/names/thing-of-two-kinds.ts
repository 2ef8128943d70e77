import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { keysAt, type Token } from "../../price-guide/tokens.ts";
import { beginsWithDigit, isLetters } from "../../price-guide/word-shapes.ts";
import { findBrands } from "./find-brand.ts";
import { isGeneralWord } from "../../price-guide/vocabulary.ts";
import { isPartNoun } from "../relation/lexicon-index.ts";
import { ownWords } from "../relation/own-words.ts";

/** Which of two kinds that a title names is what it sells. */
export function thingOfTwoKinds(
  tokens: readonly Token[],
  a: AliasMatch,
  b: AliasMatch,
): AliasMatch {
  return areOnePhrase(tokens, a, b) ? headOf(tokens, a, b) : firstOf(tokens, a, b);
}

/** Of two kinds in one breath the last one is the thing, unless it says less than the first. */
function headOf(tokens: readonly Token[], a: AliasMatch, b: AliasMatch): AliasMatch {
  const [first, last] = a.start < b.start ? [a, b] : [b, a];
  // "LaserJet printer": of two kinds of one family the word alone says less.
  const isOfFamily = first.entry.family === last.entry.family && last.end - last.start === 1;
  const isSaidWhole = last.keys.split(" ").every((key) => ownWords(first.entry).has(key));
  return isGeneralKind(tokens, last) || (isOfFamily && isSaidWhole) || saysMore(first, last)
    ? first
    : last;
}

/**
 * "Griswold #8 cast iron skillet": a name that its kind alone has says more than words that are all
 * among the first one's own names.
 */
function saysMore(first: AliasMatch, last: AliasMatch): boolean {
  // "Breakfast bar stool" goes on to its noun, "gold chain necklace" is both.
  if (last.start < first.end && !isAlsoCalled(first, last)) return false;
  const own = ownWords(first.entry);
  const others = ownWords(last.entry);
  const isItsOwn = first.keys
    .split(" ")
    .some((key) => isLetters(key) && key.length > 3 && !others.has(key));
  return isItsOwn && last.keys.split(" ").every((key) => own.has(key));
}

/** One of the first one's own names ends with the noun, and not as what comes with it: "piano with bench". */
function isAlsoCalled({ entry }: AliasMatch, { keys, entry: other }: AliasMatch): boolean {
  const noun = keys.split(" ").at(-1) ?? "";
  const isName = (name: string) => name.endsWith(` ${noun}`) && !name.includes(" with ");
  return entry.family === other.family && entry.aliases.some(isName);
}

function areOnePhrase(tokens: readonly Token[], a: AliasMatch, b: AliasMatch): boolean {
  const [first, last] = a.start < b.start ? [a, b] : [b, a];
  const isOverlapping = first.start < last.start && last.start < first.end && !last.isBrandApart;
  return isOverlapping || (first.end === last.start && tokens[last.start]?.breakBefore === "none");
}

/**
 * Of two kinds apart the first is the thing, and the other one what it is also called or has:
 * "Wallet for men card holder clutch". A word that says less waits for a narrower one, as long as
 * that is no part of it: "Bike, hybrid" is a hybrid and "bike, off-road tires" a bike.
 */
function firstOf(tokens: readonly Token[], a: AliasMatch, b: AliasMatch): AliasMatch {
  const [first, last] = a.start < b.start ? [a, b] : [b, a];
  const noun = tokens[last.end - 1]?.key ?? "";
  if (isPartNoun(noun, first.entry) || isWord("comesWithKind", noun)) return first;
  if (saysMore(first, last)) return first;
  return isWaiting(tokens, first, last) ? last : first;
}

/** A general word, a maker's name and a single word of another category leave it to the next. */
function isWaiting(tokens: readonly Token[], first: AliasMatch, last: AliasMatch): boolean {
  const isVague = isGeneralKind(tokens, first) || beginsWithDigit(first.keys);
  if (isVague) return !isGeneralKind(tokens, last);
  const [name] = findBrands(tokens.slice(first.start, first.end), first.entry.category);
  if (name !== undefined && name.keys === keysAt(tokens, first)) return true;
  const isStrange = first.entry.category !== last.entry.category;
  return isStrange && first.end - first.start === 1 && last.end - last.start > 1;
}

function isGeneralKind(tokens: readonly Token[], { start, end }: AliasMatch): boolean {
  return end - start === 1 && isGeneralWord(tokens[start]?.key ?? "");
}
