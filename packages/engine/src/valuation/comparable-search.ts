import type { Category } from "../category.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { itemName, shownIdentity } from "./item-name.ts";
import { searchWords } from "./search-words.ts";

/** What to look for where others offer the same thing. It holds no price and no text of the seller. */
export type ComparableSearch = {
  words: string;
  category: Category | null;
  condition: "new" | "used" | "parts";
};

/** Below this the words may be of another thing, and what they find as well. */
const leastConfidence = 0.5;

/** null for what is not named well enough: the bare kind of a thing finds everything of its kind. */
export function comparableSearch(
  item: IdentifiedItem,
  { condition }: PriceBlindFacts,
): ComparableSearch | null {
  if (item.isAccessory || item.isMixedLot || !isSure(item)) return null;
  const { brand, model } = shownIdentity(item);
  const named = { brand, model: (model ?? "").replace(openRemark, ""), variant: sizeOf(item) };
  if (!isProperName(named)) return null;
  const words = searchWords(itemName({ ...item, ...named }) ?? "");
  const used = condition?.grade === "new" ? "new" : "used";
  return { words, category: item.category, condition: item.isForParts ? "parts" : used };
}

function isSure({ entry, brand, model, confidence }: IdentifiedItem): boolean {
  if (entry === null) return brand !== null && model !== null;
  return entry.specificity !== "type" && confidence >= leastConfidence;
}

/** The guide writes for people: "MacBook Air 2017 or older", "Legend (Switch or Wii U)". */
const openRemark = / ?\([^)]*\bor\b[^)]*\)/g;
const severalThings =
  /,|(?<!\bf)\/|\b(?:or|other|unknown|older|newer|not (?:named|told))\b|\d to \w/i;

/**
 * One thing and not several, by more than its kind: the guide begins the names of models with a
 * capital or has a number in them, "Domane road bike", and writes kinds small, "chair".
 */
function isProperName({ brand, model }: { brand: string | null; model: string }): boolean {
  return /[\p{Lu}\d]/u.test(model) && !severalThings.test(`${brand ?? ""} ${model}`);
}

/** "256 GB" is written alike by all; "with two batteries" every seller says in other words. */
function sizeOf({ variant }: IdentifiedItem) {
  return variant !== null && /\d/.test(variant.name) ? variant : null;
}
