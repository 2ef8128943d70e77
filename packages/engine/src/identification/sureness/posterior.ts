import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import type { Category } from "../../category.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord, saysNothing } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, isLetters } from "../../price-guide/word-shapes.ts";
import type { Choice } from "../names/choose-entry.ts";
import { findBrands } from "../names/find-brand.ts";
import { areNear } from "../sections/near-categories.ts";
import { endsInPiece } from "./piece-behind.ts";
import { ownWords } from "../relation/own-words.ts";

/**
 * What in a title speaks for and against "it sells the thing that its name says", as log-odds that
 * add up. Set by the labelled titles that are marked for tuning and checked on the held-out ones.
 */
const weights = {
  model: 1.7,
  line: 1.3,
  kind: 1.2,
  /** The maker's name and nothing else of the thing. */
  bareMaker: -0.55,
  /** A model's number is part of the name. */
  numbered: 0.65,
  /** The name has three words and more. */
  longName: 0.35,
  /** Nothing but fillers stands in front of it. */
  first: 0.4,
  /** Each word, of the first five, that neither the name nor the language explains. */
  otherWord: -0.43,
  /** A name of another kind of thing stands beside it. */
  otherThing: -0.3,
  /** The marketplace's section is the thing's own. General knowledge: the labelled titles have none. */
  listedThere: 0.8,
  /** Another maker of such things is named. */
  otherMaker: -0.4,
  /** Its breath ends in a piece of something: what is sold may be no more than that. */
  piece: -3,
} as const;

export type Sign = keyof typeof weights;

/** 0 to 1: how likely the signs make it that the entry is what is sold. */
export function posteriorOf(signs: readonly Sign[]): number {
  const logOdds = signs.reduce<number>((sum, sign) => sum + weights[sign], 0);
  return 1 / (1 + Math.exp(-logOdds));
}

const baseOf = { model: "model", line: "line", type: "kind" } as const;
const mostOtherWords = 5;

/** What is known of a thing that another text than the title names. */
export const signsOfKind = ({ specificity }: GuideEntry): Sign[] => [baseOf[specificity]];

/** The signs in the title that names the thing. */
export function signsOf(
  tokens: readonly Token[],
  match: AliasMatch,
  { choice, section }: { choice: Choice; section: Category | null },
): Sign[] {
  const { entry, start, end } = match;
  const phrase = tokens.slice(0, choice.titleEnd.at);
  const own = new Set([...ownWords(entry), ...variantWords(entry)]);
  const isOutside = (at: number) => at < start || at >= end;
  const others = phrase.filter((token, at) => isOutside(at) && isUnexplained(token, own));
  const signs: Sign[] = [baseOf[entry.specificity]];
  if (isBareBrand(match)) signs.push("bareMaker");
  if (tokens.slice(start, end).some(({ key }) => hasDigit(key))) signs.push("numbered");
  if (end - start > 2) signs.push("longName");
  if (tokens.slice(0, start).every(({ key }) => isWord("fillers", key))) signs.push("first");
  signs.push(...others.slice(0, mostOtherWords).map(() => "otherWord" as const));
  if (choice.all.some((other) => isOtherThing(other, match))) signs.push("otherThing");
  if (entry.category === section) signs.push("listedThere");
  if (isOfOtherMaker(phrase, match)) signs.push("otherMaker");
  if (endsInPiece(phrase, match)) signs.push("piece");
  return signs;
}

function isUnexplained({ key, isGlued }: Token, own: ReadonlySet<string>): boolean {
  const isWordApart = isLetters(key) && key.length > 1 && !isGlued;
  return isWordApart && !own.has(key) && !saysNothing(key);
}

const isOtherThing = (other: AliasMatch, { entry, start, end }: AliasMatch) =>
  (other.end <= start || other.start >= end) && !areNear(other.entry.category, entry.category);

const variantWords = ({ variants = [] }: GuideEntry) =>
  variants.flatMap(({ phrases }) => phrases.flatMap((phrase) => keysOfPhrase(phrase).split(" ")));

function isOfOtherMaker(phrase: readonly Token[], { entry }: AliasMatch): boolean {
  const own = ownWords(entry);
  return findBrands(phrase, entry.category).some(
    ({ keys }) => entry.brand !== null && keys.split(" ").some((key) => !own.has(key)),
  );
}
