import { type EntryTag, type GuideEntry, hasTag } from "../price-guide/entry.ts";
import type { Token } from "../price-guide/tokens.ts";
import { entryNamed } from "./entry-named.ts";
import type { Words } from "./read-words.ts";

type FurnitureSet = {
  /** The pieces that a seller may name alone. */
  pieces: readonly EntryTag[];
  /** What makes a set of them. */
  others: string;
  /** The guide's name of the set. */
  named: string;
};

/** Pieces that are used and sold together, and that the guide prices together. */
const sets: readonly FurnitureSet[] = [
  {
    pieces: ["table"],
    others: "chair|stool|bench",
    named: "dining table and chairs",
  },
  { pieces: ["desk"], others: "chair", named: "desk and chair" },
  {
    pieces: ["sofa"],
    others: "loveseat|love seat|sofa|couch|armchair|chair|recliner",
    named: "sofa and loveseat",
  },
  {
    pieces: ["bed", "dresser"],
    others: "dresser|chest of drawer|armoire|bed",
    named: "bedroom set",
  },
  { pieces: ["dresser"], others: "nightstand|night stand", named: "dresser and nightstand" },
  {
    pieces: ["bed"],
    others: "nightstand|night stand|bedside table",
    named: "bed and nightstand",
  },
  {
    pieces: ["small_table"],
    others: "coffee table|end table|side table",
    named: "coffee and end tables",
  },
];

const number = "two|three|four|five|six|seven|eight|\\d{1,2}";
const notThere = /\b(?:no|not|without|separate|separately)\b/;

/**
 * "Desk + chair", "dining table with six chairs": the guide's entry of them together instead of the
 * one that heads the title. null where the words name nothing that goes with the piece.
 */
export function setOfFurniture(entry: GuideEntry, words: Words): GuideEntry | null {
  const set = sets.find((one) => isPieceOf(one, entry) && isTold(one, entry, words));
  return set === undefined ? null : entryNamed(set.named);
}

const isPieceOf = ({ pieces }: FurnitureSet, entry: GuideEntry) =>
  pieces.some((piece) => hasTag(entry, piece));

function isTold({ others }: FurnitureSet, entry: GuideEntry, words: Words): boolean {
  const title = keysOf(words.titleTokens);
  const other = withoutPiece(others, entry);
  // The title says so in any way; a description that mentions a chair must count or add it.
  const inTitle = new RegExp(String.raw`\b(?:and|with|w|plus) (?:\S+ ){0,3}?(?:${other})\b`);
  if (inTitle.test(title)) return !notThere.test(title);
  const behind = new RegExp(
    String.raw`\b(?:with|and|include|includes|including|come with|has) (?:(?:a set of|the|all|matching) )?(?:an?|one|${number}) (?:\S+ ){0,3}?(?:${other})\b`,
  );
  const described = behind.exec(keysOf(words.descriptionTokens.slice(0, openingTokens)));
  return described !== null && !notThere.test(described[0]);
}

/** A sofa is no set with the "sofa" that its description says again. */
function withoutPiece(others: string, { id }: GuideEntry): string {
  const own = new Set(id.split("-"));
  return others
    .split("|")
    .filter((other) => !other.split(" ").every((word) => own.has(word)))
    .join("|");
}

/** Only what stands first belongs to the piece; later come other listings and measures. */
const openingTokens = 40;

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(" ");
