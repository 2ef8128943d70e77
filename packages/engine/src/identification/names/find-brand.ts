import type { Category } from "../../category.ts";
import { hasPhrase } from "../../price-guide/alias-index.ts";
import { type BrandName, brandKeys, brandsOf } from "../../price-guide/brand-names.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { categoriesOf, oncePerGuide } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";

/** Whether a brand is also a word; without a category it is only a word. */
export function isEverydayWord(keys: string): boolean {
  return everydayMakers().has(keys);
}

type KnownBrand = { name: string; categories: Set<Category> };

/** Brands whose name is an everyday word; without a category they are only a word. */
const everydayMakers = vocabularySet((words) => words.everydayMakers);

type KnownBrands = {
  brands: Map<string, KnownBrand>;
  /** The most words of a brand that begins with this word. */
  longestByFirst: Map<string, number>;
};

const knownBrands = oncePerGuide((guide) => {
  const { entries, categories } = guide;
  const known: KnownBrands = { brands: new Map(), longestByFirst: new Map() };
  for (const category of categoriesOf(guide)) {
    for (const name of categories[category].brands)
      addBrand(known, { name, keys: brandKeys(name) }, category);
  }
  for (const entry of entries) {
    for (const brand of brandsOf(entry)) addBrand(known, brand, entry.category);
  }
  return known;
});

function addBrand(
  { brands, longestByFirst }: KnownBrands,
  { name, keys }: BrandName,
  category: Category,
): void {
  const known = brands.get(keys);
  if (known?.categories.has(category)) return;
  if (known === undefined) brands.set(keys, { name, categories: new Set([category]) });
  else known.categories.add(category);
  const [first = "", ...others] = keys.split(" ");
  longestByFirst.set(first, Math.max(longestByFirst.get(first) ?? 0, others.length + 1));
}

/** `end`: the token behind it. */
export type FoundBrand = { name: string; keys: string; category: Category | null; end: number };

type ByCategory = Map<Category | null, readonly FoundBrand[]>;
/** One title is asked for its brands once a name, a part and a doubt. */
const brandMemory = new WeakMap<readonly Token[], ByCategory>();

/**
 * The brands a text names, in its order. A brand counts where it belongs to `category`; with no
 * category known it counts unless its name is an everyday word.
 */
export function findBrands(
  tokens: readonly Token[],
  category: Category | null,
): readonly FoundBrand[] {
  const byCategory: ByCategory = brandMemory.get(tokens) ?? new Map();
  brandMemory.set(tokens, byCategory);
  const found = byCategory.get(category) ?? readBrands(tokens, category);
  byCategory.set(category, found);
  return found;
}

function readBrands(tokens: readonly Token[], category: Category | null): FoundBrand[] {
  const found: FoundBrand[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const brand = brandAt(tokens, at, category);
    if (brand === undefined) continue;
    found.push(brand);
    at += brand.keys.split(" ").length - 1;
  }
  return found;
}

function brandAt(
  tokens: readonly Token[],
  at: number,
  category: Category | null,
): FoundBrand | undefined {
  const { brands, longestByFirst } = knownBrands();
  const longest = longestByFirst.get(tokens[at]?.key ?? "") ?? 0;
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const keys = tokens
      .slice(at, at + length)
      .map((token) => token.key)
      .join(" ");
    const known = brands.get(keys);
    if (known === undefined) continue;
    const [only, ...others] = known.categories;
    if (category === null ? everydayMakers().has(keys) : !known.categories.has(category)) continue;
    const ofOne = others.length === 0 ? (only ?? null) : null;
    return { name: known.name, keys, category: ofOne, end: at + length };
  }
  return undefined;
}

/** Makers of components are told of the whole: "road bike, Shimano 105". */
const componentMakers = vocabularySet((words) => words.componentMakers);

/**
 * The maker to show: of an entry's several brands the one that the text names. Behind the thing's
 * name, which ends at `nameEnd`, an everyday word is a color and a component's maker no maker of it.
 */
export function brandToShow(
  entry: GuideEntry,
  tokens: readonly Token[],
  nameEnd = tokens.length,
): string | null {
  const own = brandsOf(entry);
  const named = own.find(({ keys }) => hasPhrase(tokens, keys));
  const only = own.length === 1 ? own[0] : undefined;
  const isMaker = ({ keys, end }: FoundBrand) =>
    end <= nameEnd || !(everydayMakers().has(keys) || componentMakers().has(keys));
  return (named ?? only)?.name ?? findBrands(tokens, entry.category).find(isMaker)?.name ?? null;
}

/** Whether the word is a maker's name in other categories only: "Fender" is no car part by itself. */
export function isMakerElsewhere(keys: string, category: Category): boolean {
  const known = knownBrands().brands.get(keys);
  return known !== undefined && !known.categories.has(category);
}
