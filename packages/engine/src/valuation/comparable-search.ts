import type { Category } from "../category.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { itemName } from "./item-name.ts";
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
  if (item.isAccessory || item.isMixedLot || !isNamed(item)) return null;
  const words = searchWords(itemName({ ...item, variant: sizeOf(item) }) ?? "");
  if (words === "") return null;
  const used = condition?.grade === "new" ? "new" : "used";
  return { words, category: item.category, condition: item.isForParts ? "parts" : used };
}

function isNamed({ entry, brand, model, confidence }: IdentifiedItem): boolean {
  if (entry === null) return brand !== null && model !== null;
  return entry.specificity !== "type" && confidence >= leastConfidence;
}

/** "256 GB" is written alike by all; "with two batteries" every seller says in other words. */
function sizeOf({ variant }: IdentifiedItem) {
  return variant !== null && /\d/.test(variant.name) ? variant : null;
}
