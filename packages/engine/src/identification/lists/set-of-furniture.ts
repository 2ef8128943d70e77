import type { Vocabulary } from "@flipworth/guide/vocabulary";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { guideInUse, isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Words } from "../read-words.ts";

type FurnitureSet = Vocabulary["soldTogether"][number];

const number = "two|three|four|five|six|seven|eight|\\d{1,2}";
const saysApart = (keys: string) => keys.split(" ").some((key) => isWord("soldApart", key));

/**
 * "Desk + chair", "dining table with six chairs": the guide's entry of them together instead of the
 * one that heads the title. null where the words name nothing that goes with the piece.
 */
export function setOfFurniture(entry: GuideEntry, words: Words): GuideEntry | null {
  const { vocabulary, entries } = guideInUse();
  const set = vocabulary.soldTogether.find((one) => hasTag(entry, one.piece) && isTold(one, words));
  if (set === undefined) return null;
  const together = set.entry.split(", ");
  const known = entries.filter(({ id }) => together.includes(id));
  return known.find(({ brand }) => brand !== null && brand === entry.brand) ?? known.at(-1) ?? null;
}

/** "Drill + impact driver" are two pieces of a maker's kit, and no lot of this and that as bed and desk are. */
export function arePiecesOfOneSet(first: GuideEntry, next: GuideEntry): boolean {
  const setsOf = (entry: GuideEntry) =>
    guideInUse()
      .vocabulary.soldTogether.filter((set) => hasTag(entry, set.piece) && isByMaker(set))
      .map((set) => set.entry);
  const ofFirst = setsOf(first);
  return ofFirst.length > 0 && setsOf(next).some((set) => ofFirst.includes(set));
}

/** "Dining table and chairs": the guide prices the two as one. */
export const areSoldTogether = (first: GuideEntry, next: AliasMatch): boolean =>
  guideInUse().vocabulary.soldTogether.some(
    (set) =>
      hasTag(first, set.piece) && set.with.split(", ").some((other) => next.keys.endsWith(other)),
  );

const isByMaker = (set: FurnitureSet) => set.entry.includes(", ");

function isTold(set: FurnitureSet, words: Words): boolean {
  const title = keysOf(words.titleTokens);
  const other = set.with.replaceAll(", ", "|");
  // The title says so in any way; a description that mentions a chair must count or add it.
  const inTitle = new RegExp(
    String.raw`\b(?:(?:and|with|w|plus) (?:\S+ ){0,3}?|(?:${number}) )(?:${other})\b`,
  );
  // "Drill impact driver kit" needs no "and".
  const together = isByMaker(set) ? "set|kit|combo|battery|charger" : "set|kit|combo";
  const asKit = new RegExp(String.raw`\b(?:${other})\b(?: \S+){0,2} (?:${together})\b`);
  if (inTitle.test(title) || asKit.test(title)) return !saysApart(title);
  const behind = new RegExp(
    String.raw`\b(?:with|and|include|includes|including|come with|has) (?:(?:a set of|the|all|matching) )?(?:an?|one|${number}) (?:\S+ ){0,3}?(?:${other})\b`,
  );
  const described = behind.exec(keysOf(words.descriptionTokens.slice(0, openingTokens)));
  return described !== null && !saysApart(described[0]);
}

/** Only what stands first belongs to the piece; later come other listings and measures. */
const openingTokens = 40;

/** A comma is an "and". */
const keysOf = (tokens: readonly Token[]) =>
  tokens.map(({ key, breakBefore }) => (breakBefore === "list" ? `and ${key}` : key)).join(" ");
