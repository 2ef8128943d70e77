import type { LexiconNoun } from "@flipworth/guide/guide";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { isWord, oncePerGuide } from "../../price-guide/guide.ts";
import { isPlural, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { hasDigit, isWholeNumber } from "../../price-guide/word-shapes.ts";

/** A noun of the lexicon in a title: tokens `start` up to, not including, `end`. */
export type FoundNoun = { noun: LexiconNoun; start: number; end: number };

type Indexed = { keys: readonly string[]; isPlural: boolean; noun: LexiconNoun };

/** By the first word, the longest phrases first. */
const nounsByFirst = oncePerGuide(({ lexicon }) => {
  const byFirst = new Map<string, Indexed[]>();
  for (const noun of lexicon) {
    for (const word of noun.words) {
      const keys = keysOfPhrase(word).split(" ");
      const first = keys[0] ?? "";
      const isSeveral = !word.endsWith(keys.at(-1) ?? "");
      byFirst.set(first, [...(byFirst.get(first) ?? []), { keys, isPlural: isSeveral, noun }]);
    }
  }
  for (const nouns of byFirst.values()) nouns.sort((a, b) => b.keys.length - a.keys.length);
  return byFirst;
});

/** The longest noun that begins here and names something for such a thing; null for none. */
export function nounAt(
  tokens: readonly Token[],
  start: number,
  thing: GuideEntry | null,
): FoundNoun | null {
  if (isMeasure(tokens, start) || isCountOf(tokens, start) || isNoNoun(tokens, start)) return null;
  const known = nounsByFirst().get(tokens[start]?.key ?? "") ?? [];
  const fitting = known.filter(
    ({ keys, noun }) =>
      keys.every((key, at) => tokens[start + at]?.key === key && isJoined(tokens, start, at)) &&
      (thing === null ? isOfAny(noun) : isFor(noun, thing)),
  );
  const longest = fitting[0]?.keys.length ?? 0;
  // A pair of armrests is priced apart from one.
  const isSeveral = isPlural(tokens[start + longest - 1]);
  const isAsSaid = (one: Indexed) => Number(one.isPlural === isSeveral);
  const [best] = fitting
    .filter(({ keys }) => keys.length === longest)
    .toSorted(
      (a, b) => narrowness(b.noun, thing) - narrowness(a.noun, thing) || isAsSaid(b) - isAsSaid(a),
    );
  return best ? { noun: best.noun, start, end: start + longest } : null;
}

/** "15 ft" are no feet of a thing; "LG C2 feet" are, for the number belongs to a model's name. */
const isMeasure = (tokens: readonly Token[], at: number): boolean => {
  const [letter, number] = [tokens[at - 2], tokens[at - 1]];
  const isOfModel = number?.isGlued === true && letter?.key !== "x";
  return isWord("measures", tokens[at]?.key) && hasDigit(number?.key) && !isOfModel;
};

/** "Records, box of 50": how they come. */
const isCountOf = (tokens: readonly Token[], at: number): boolean =>
  isWord("containers", tokens[at]?.key) &&
  tokens[at + 1]?.key === "of" &&
  isWholeNumber(tokens[at + 2]?.key);

/** "Sofa light brown" has no light, and "Limoges hand painted" no hand. */
const isNoNoun = (tokens: readonly Token[], at: number): boolean => {
  const [key, next] = [tokens[at]?.key, tokens[at + 1]];
  const isShade = isWord("shadeWords", key) && isWord("shadedWords", next?.key);
  const isWork = isWord("workWords", key) && isWord("workedWords", next?.key);
  return (isShade || isWork) && next?.breakBefore === "none";
};

const isJoined = (tokens: readonly Token[], start: number, at: number) =>
  at === 0 || tokens[start + at]?.breakBefore === "none";

/** What is said of tagged things, of kin or of a family says more than what is said of everything. */
function narrowness({ takes, of, isOfKin }: LexiconNoun, thing: GuideEntry | null): number {
  if (takes !== null) return 4;
  if (isOfKin) return 3;
  if (of === null) return 0;
  return thing !== null && of.includes(thing.family) ? 2 : 1;
}

/** What is told of kin says nothing without a thing: "tank" names a part of few. */
const isOfAny = ({ isOfKin }: LexiconNoun) => !isOfKin;

/** Whether things like this one have such a part or take such an accessory. */
function isFor(noun: LexiconNoun, thing: GuideEntry): boolean {
  if (noun.takes !== null) return hasTag(thing, noun.takes);
  if (noun.notOf.includes(thing.category)) return false;
  const { id, family, category } = thing;
  return noun.of === null || [category, family, id].some((one) => noun.of?.includes(one));
}

const namesWithParts = oncePerGuide(
  ({ lexicon }) => new Set(lexicon.flatMap(({ of }) => of ?? [])),
);

/** Whether the lexicon tells of parts of this very family: an outboard motor is no motor of a boat. */
export const hasPartsOfItsOwn = ({ family }: GuideEntry): boolean => namesWithParts().has(family);

/** Whether the word alone may name a part of something, or of such a thing, or something for it. */
export function isPartNoun(key: string, thing: GuideEntry | null = null): boolean {
  const known = nounsByFirst().get(key) ?? [];
  return known.some(
    ({ keys, noun }) => keys.length === 1 && (thing === null ? isOfAny(noun) : isFor(noun, thing)),
  );
}

/** What brings less than this brings no more than a piece of another thing does. */
const leastUsd = 40;

/** Whether the pieces of such a thing are sold by themselves. */
export const isWorthParts = ({ usedMedianUsd }: GuideEntry): boolean => usedMedianUsd >= leastUsd;
