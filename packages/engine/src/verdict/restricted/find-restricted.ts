import { isDenied } from "../../reading/negation.ts";
import type { RestrictedProduct } from "./restricted-product.ts";
import { restrictedProducts } from "./restricted-products.ts";

export type FoundProduct = { product: RestrictedProduct; words: string };

/** "Bag for a breast pump", "MamaRoo insert only": what goes with it is not it. */
const behind =
  "(?![a-z])(?! (?:boxe?s?|cases?|bags?|covers?|parts?|hoses?|masks?|cleaners?|pillows?|tubing|bras?|bottles?|batter(?:y|ies)|inserts?|cushions?|sheets?|fenders?|tires?|chargers?|rail guards?|stands?|mats?|shoes|ramps?|accessories|manual|cup ?holders?|flanges?|filters?|sling|cleaning|supplies)\\b)";
const before = "(?<!\\b(?:for|fits|like|compatible with|similar to) (?:a |an |the |your |my )?)";

const patterns = restrictedProducts.map((product) => ({
  product,
  pattern: new RegExp(`${before}\\b(?:${product.names.join("|")})${behind}`, "gi"),
  settled:
    product.settledBy === undefined ? null : new RegExp(`\\b(?:${product.settledBy})\\b`, "gi"),
}));

/** The products of the list that a listing sells. `text` has the title on its first line. */
export function findRestricted(text: string): readonly FoundProduct[] {
  return patterns.flatMap(({ product, pattern, settled }) => {
    const words = firstMeant(text, pattern);
    if (words === null || (settled !== null && firstMeant(text, settled) !== null)) return [];
    return [{ product, words }];
  });
}

function firstMeant(text: string, pattern: RegExp): string | null {
  for (const { 0: words, index } of text.matchAll(pattern)) {
    if (!isDenied(text, index, index + words.length)) return words;
  }
  return null;
}
