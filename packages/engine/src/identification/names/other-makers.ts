import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import { keysAt, type Token } from "../../price-guide/tokens.ts";
import { isNumberOfMaker } from "./name-without-maker.ts";
import { findBrands, isEverydayWord } from "./find-brand.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";

/** Chip makers' names stand on the boards of every other maker. */
const chipMakers = vocabularySet((words) => words.chipMakers);

/** "Harley Benton stratocaster" is not the Stratocaster of the brand that the entry prices. */
export function isOtherMakers(
  tokens: readonly Token[],
  { entry, start, end, isBrandApart }: AliasMatch,
): boolean {
  if (entry.brand === null || isBrandApart) return false;
  const own = new Set(brandsOf(entry).map((brand) => brand.keys));
  if (isNumberOfMaker(tokens, start, own)) return true;
  if ([...chipMakers()].some((maker) => own.has(maker))) return false;
  const all = findBrands(tokens, entry.category);
  const before = new Set(all.filter((brand) => brand.end <= end).map(({ keys }) => keys));
  // "Paul Reed Smith … Vintage Orange": behind the name an everyday word is a colour, no maker.
  const named = all.filter(({ keys }) => !isEverydayWord(keys) || before.has(keys));
  if (named.length === 0 || named.some((brand) => own.has(brand.keys))) return false;
  const alias = ` ${keysAt(tokens, { start, end })} `;
  return named.some((brand) => !alias.includes(` ${brand.keys} `));
}
