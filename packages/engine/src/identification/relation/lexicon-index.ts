import type { LexiconNoun } from "@flipworth/guide/guide";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { keysOfPhrase, type Token } from "../../price-guide/tokens.ts";

/** A noun of the lexicon in a title: tokens `start` up to, not including, `end`. */
export type FoundNoun = { noun: LexiconNoun; start: number; end: number };

type Indexed = { keys: readonly string[]; noun: LexiconNoun };

/** By the first word, the longest phrases first. */
const nounsByFirst = oncePerGuide(({ lexicon }) => {
  const byFirst = new Map<string, Indexed[]>();
  for (const noun of lexicon) {
    for (const word of noun.words) {
      const keys = keysOfPhrase(word).split(" ");
      const first = keys[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { keys, noun }]);
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
  const known = nounsByFirst().get(tokens[start]?.key ?? "") ?? [];
  const fitting = known.filter(
    ({ keys, noun }) =>
      keys.every((key, at) => tokens[start + at]?.key === key && isJoined(tokens, start, at)) &&
      (thing === null || isFor(noun, thing)),
  );
  const longest = fitting[0]?.keys.length ?? 0;
  const [best] = fitting
    .filter(({ keys }) => keys.length === longest)
    .toSorted((a, b) => narrowness(b.noun, thing) - narrowness(a.noun, thing));
  return best ? { noun: best.noun, start, end: start + longest } : null;
}

const isJoined = (tokens: readonly Token[], start: number, at: number) =>
  at === 0 || tokens[start + at]?.breakBefore === "none";

/** What is said of tagged things or of a family says more than what is said of everything. */
function narrowness({ takes, of }: LexiconNoun, thing: GuideEntry | null): number {
  if (takes !== null) return 3;
  if (of === null) return 0;
  return thing !== null && of.includes(thing.family) ? 2 : 1;
}

/** Whether things like this one have such a part or take such an accessory. */
function isFor(noun: LexiconNoun, thing: GuideEntry): boolean {
  if (noun.takes !== null) return hasTag(thing, noun.takes);
  if (noun.notOf.includes(thing.category)) return false;
  return noun.of === null || noun.of.includes(thing.category) || noun.of.includes(thing.family);
}

/** Whether the word alone names a part of things like this one or something for them. */
export function isPartNounOf(key: string, thing: GuideEntry): boolean {
  return (
    nounsByFirst()
      .get(key)
      ?.some(({ keys, noun }) => keys.length === 1 && isFor(noun, thing)) ?? false
  );
}

/** Whether the word alone may name a part of something or something for it. */
export function isPartNoun(key: string): boolean {
  return (
    nounsByFirst()
      .get(key)
      ?.some(({ keys }) => keys.length === 1) ?? false
  );
}
