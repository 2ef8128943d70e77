import { tokenize } from "../price-guide/tokens.ts";
import { withoutPrices } from "../reading/money/without-prices.ts";
import { emptyWords } from "../valuation/comparables/same-thing.ts";

/** More words than this tell how a thing is praised, not what it is. */
const mostWords = 24;

/** The words of a title by which sales are kept and found: each once, in the singular, without prices. */
export function saleWords(title: string): readonly string[] {
  const keys = tokenize(withoutPrices(title)).map(({ key }) => key);
  return [...new Set(keys.filter((key) => !emptyWords.has(key)))].slice(0, mostWords);
}
