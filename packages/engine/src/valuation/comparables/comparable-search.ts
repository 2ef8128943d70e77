import type { Category } from "../../category.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { itemName, shownIdentity } from "../item-name.ts";
import { searchWords } from "./search-words.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";

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
  const named = {
    brand: shownIdentity(item).brand,
    model: plainModel(item),
    variant: sizeOf(item),
  };
  if (!isOneThing(named)) return null;
  const words = searchWords(itemName({ ...item, ...named }) ?? "");
  const used = condition?.grade === "new" ? "new" : "used";
  return { words, category: item.category, condition: item.isForParts ? "parts" : used };
}

/**
 * By more than its kind: the guide begins the names of models with a capital or has a number in
 * them, "Domane road bike", and writes kinds small, "jeans". The listing's own words make "jeans
 * (511)" of these, or "jeans (Denim)", which is none.
 */
function isSure({ entry, brand, model, confidence }: IdentifiedItem): boolean {
  if (entry === null) return brand !== null && model !== null;
  if (entry.specificity === "type" || confidence < leastConfidence) return false;
  return /[\p{Lu}\d]/u.test(entry.model) || hasDigit(model ?? "");
}

/** The guide writes for people: "MacBook Air 2017 or older", "Legend (Switch or Wii U)". */
const openRemark = / ?\([^)]*\bor\b[^)]*\)/g;
const severalThings =
  /,|(?<!\bf)\/|\b(?:or|other|unknown|older|newer|not (?:named|told))\b|\d to \w/i;

function isOneThing({ brand, model }: { brand: string | null; model: string }): boolean {
  return !severalThings.test(`${brand ?? ""} ${model}`);
}

/** The guide's name, and of the listing's own words those that it has not said. */
function plainModel({ entry, model }: IdentifiedItem): string {
  if (entry === null) return model ?? "";
  const name = entry.model.replace(openRemark, "");
  const own = model?.startsWith(entry.model) ? model.slice(entry.model.length) : "";
  const said = new Set(searchWords(name).toLowerCase().split(" "));
  const unsaid = searchWords(own)
    .split(" ")
    .filter((word) => !said.has(word.toLowerCase()));
  return [name, ...unsaid].join(" ").trim();
}

/** "256 GB" is written alike by all; "with two batteries" every seller says in other words. */
function sizeOf({ variant }: IdentifiedItem) {
  return variant !== null && hasDigit(variant.name) ? variant : null;
}
