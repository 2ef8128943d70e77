import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { findCategoryOfNoun } from "../sections/category-nouns.ts";
import { numberOf } from "../count/number-of.ts";
import { areSoldTogether } from "./set-of-furniture.ts";

/**
 * "Stove fridge dishwasher", "headboard dresser 2 nightstands": a title of nothing but three kinds and
 * more is a list of them. None where it says anything else, or one kind twice.
 */
export function rowOfKinds(
  tokens: readonly Token[],
  named: readonly AliasMatch[],
): readonly AliasMatch[] {
  const isRow = named.every(
    ({ entry, start, end }, at) =>
      entry.specificity === "type" &&
      (at === 0 || isGap(tokens, named[at - 1]?.end ?? 0, start)) &&
      named.every((other, place) => place === at || !isSame(tokens, other, { entry, start, end })),
  );
  const kinds = named.reduce((sum, match) => sum + kindsIn(tokens, match), 0);
  const isAll = tokens.every(
    ({ key }, at) =>
      named.some(({ start, end }) => at >= start && at < end) ||
      saysNothing.some((list) => isWord(list, key)) ||
      numberOf(key) !== undefined,
  );
  const isLong = named.length >= fewestInRow || (kinds >= fewestInRow && areAtOnce(tokens, named));
  return isRow && isAll && isLong && !isOneThing(tokens, named) ? named : [];
}

/** "Entertainment center / dresser / buffet" is one thing; a fridge, a desk and a sofa are none of each other. */
const isOneThing = (tokens: readonly Token[], named: readonly AliasMatch[]): boolean =>
  named.every(
    (match, at) =>
      match.entry.category === named[0]?.entry.category &&
      kindsIn(tokens, match) === 1 &&
      !isSoldWith(match, named[at - 1]),
  ) && named.some(({ start }, at) => at > 0 && tokens[start]?.breakBefore === "other");

const isSoldWith = (match: AliasMatch, before: AliasMatch | undefined): boolean =>
  before !== undefined &&
  (areSoldTogether(before.entry, match) || areSoldTogether(match.entry, before));

/** "Desk chair, reading chair" says the same twice; "coffee table end tables" are two kinds. */
const isSame = (
  tokens: readonly Token[],
  one: AliasMatch,
  { entry, start, end }: Pick<AliasMatch, "entry" | "start" | "end">,
): boolean =>
  one.entry === entry ||
  (tokens[one.end - 1]?.key === tokens[end - 1]?.key &&
    tokens[Math.max(one.start, start)]?.breakBefore === "list");

/** "Washer dryer fridge": two names in one breath. */
const areAtOnce = (tokens: readonly Token[], [first, next]: readonly AliasMatch[]): boolean =>
  first !== undefined &&
  next !== undefined &&
  first.end === next.start &&
  tokens[next.start]?.breakBefore === "none";

const fewestInRow = 3;
const saysNothing = ["idleWords", "fillers", "sizes", "joiners", "describingWords"] as const;

/** Nothing, an "and" or how many of the next. */
const isGap = (tokens: readonly Token[], from: number, to: number): boolean =>
  from <= to &&
  tokens.slice(from, to).every(({ key }) => isWord("joiners", key) || numberOf(key) !== undefined);

/** "Washer dryer" names two. */
const kindsIn = (tokens: readonly Token[], { start, end }: AliasMatch): number =>
  Math.max(
    1,
    tokens.slice(start, end).filter(({ key }) => findCategoryOfNoun(key) !== undefined).length,
  );
