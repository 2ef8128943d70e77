import type { Vocabulary } from "@flipworth/guide/vocabulary";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import type { Words } from "../read-words.ts";

type FurnitureSet = Vocabulary["soldTogether"][number];

const number = "two|three|four|five|six|seven|eight|\\d{1,2}";
const notThere = /\b(?:no|not|without|separate|separately)\b/;

/**
 * "Desk + chair", "dining table with six chairs": the guide's entry of them together instead of the
 * one that heads the title. null where the words name nothing that goes with the piece.
 */
export function setOfFurniture(entry: GuideEntry, words: Words): GuideEntry | null {
  const { vocabulary, entries } = guideInUse();
  const set = vocabulary.soldTogether.find((one) => hasTag(entry, one.piece) && isTold(one, words));
  if (set === undefined) return null;
  return entries.find(({ id }) => id === set.entry) ?? null;
}

function isTold(set: FurnitureSet, words: Words): boolean {
  const title = keysOf(words.titleTokens);
  const other = set.with.replaceAll(", ", "|");
  // The title says so in any way; a description that mentions a chair must count or add it.
  const inTitle = new RegExp(String.raw`\b(?:and|with|w|plus) (?:\S+ ){0,3}?(?:${other})\b`);
  if (inTitle.test(title)) return !notThere.test(title);
  const behind = new RegExp(
    String.raw`\b(?:with|and|include|includes|including|come with|has) (?:(?:a set of|the|all|matching) )?(?:an?|one|${number}) (?:\S+ ){0,3}?(?:${other})\b`,
  );
  const described = behind.exec(keysOf(words.descriptionTokens.slice(0, openingTokens)));
  return described !== null && !notThere.test(described[0]);
}

/** Only what stands first belongs to the piece; later come other listings and measures. */
const openingTokens = 40;

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(" ");
