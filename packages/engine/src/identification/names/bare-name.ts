import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isRuledOut } from "../../price-guide/alias-index.ts";
import { brandsOf, isBareBrand } from "../../price-guide/brand-names.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { matchBareNames, oncePerGuide } from "../../price-guide/guide.ts";
import { anyOfWords } from "../../price-guide/phrases.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { findBrands } from "./find-brand.ts";

/** Sections in which everything is of one kind, by what they are called. */
const sections = oncePerGuide(({ vocabulary }) =>
  Object.entries(vocabulary.sections.ofWholeThings).map(([among, words]) => ({
    among,
    words: anyOfWords(words),
  })),
);

/** Whether all that is listed in the section is a whole thing of one kind. */
export const namesThings = (section: string | null) =>
  sections().some(({ words }) => words.test(section ?? ""));

/**
 * "2021 Firebird 29" among bicycles: a model's name without its maker's, or beside a maker's that
 * is misspelled ("Transiton Patrol"). null where the title names its thing better by itself, or
 * another maker.
 */
export function matchBareName(
  tokens: readonly Token[],
  named: AliasMatch | null,
  section: string | null,
): AliasMatch | null {
  const among = sections().find(({ words }) => words.test(section ?? ""))?.among;
  if (among === undefined || (named !== null && saysMore(named))) return null;
  const fitting = matchBareNames(tokens, among).filter(
    (match) =>
      isOfNamedMaker(tokens, match.entry) &&
      !isRuledOut(tokens, match.entry) &&
      isNotAgainst(named, match.entry) &&
      !isOfCheaperKind(named, match.entry) &&
      !isFarBehind(named, match),
  );
  return fitting.toSorted(byTelling)[0] ?? null;
}

/** A model before a maker's whole programme, then the longer name, then the first. */
function byTelling(a: AliasMatch, b: AliasMatch): number {
  const isAll = ({ entry }: AliasMatch) => Number(hasTag(entry, "any_of_maker"));
  return isAll(a) - isAll(b) || b.length - a.length || a.start - b.start;
}

/** "Mountain bike, disc brakes, trigger transmission": far behind the kind it is a word of a part. */
const isFarBehind = (named: AliasMatch | null, { start }: AliasMatch) =>
  named !== null && start - named.end >= leastFar;
const leastFar = 3;

/**
 * "Liv kids bike": the kind brings so much less that it is none of what the maker is known for. An e-bike
 * and a solid-body guitar, whose price depends on the maker, are.
 */
function isOfCheaperKind(named: AliasMatch | null, entry: GuideEntry): boolean {
  if (named?.entry.specificity !== "type" || !hasTag(entry, "any_of_maker")) return false;
  if (named.entry.adjustedBy !== undefined) return false;
  return named.length > 1 && entry.usedMedianUsd > farDearer * named.entry.usedMedianUsd;
}
const farDearer = 6;

/** "Fender Squier strat" is a Squier, whatever else bears Fender's name. */
function isNotAgainst(named: AliasMatch | null, entry: GuideEntry): boolean {
  if (named === null || named.entry.specificity === "type" || isBareBrand(named)) return true;
  const own = new Set(brandsOf(named.entry).map(({ keys }) => keys));
  return brandsOf(entry).some(({ keys }) => own.has(keys));
}

function saysMore(named: AliasMatch): boolean {
  const { specificity, brand } = named.entry;
  if (specificity === "type") return false;
  return !isBareBrand(named) && !hasTag(named.entry, "any_of_maker") && brand !== null;
}

function isOfNamedMaker(tokens: readonly Token[], entry: GuideEntry): boolean {
  const named = findBrands(tokens, entry.category);
  const own = new Set(brandsOf(entry).map(({ keys }) => keys));
  return named.length === 0 || named.some(({ keys }) => own.has(keys));
}
