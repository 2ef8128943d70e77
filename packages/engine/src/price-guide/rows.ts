import type { Category } from "../category.ts";
import { categoryPriors } from "../valuation/category-priors.ts";
import type { GuideEntry, GuideSection, GuideVariant, Specificity } from "./entry.ts";

/** What departs from a kind sold by anybody: "not" are words that mean something else. */
type Unusual = {
  brand?: string;
  is?: Specificity;
  scatter?: number;
  not?: string;
  /** "large: 8x10, 9x12": a variant's name, its phrases (the name where none follow), its factor. */
  variants?: Readonly<Record<string, number>>;
  /** What an unused one brings, `good` being 1, where that is far from the usual quarter more. */
  whenNew?: number;
};

/** Model or kind, its aliases with commas, dollars; then what departs from the usual. */
export type Row = readonly [
  model: string,
  aliases: string,
  usedMedianUsd: number,
  unusual?: Unusual,
];

export type RowsByCategory = Readonly<Partial<Record<Category, readonly Row[]>>>;

const basis =
  "Flipworth's own estimate from general knowledge of resale prices, not taken from a record of sales";

/** One section a category, because a section's entries share one. */
export function sectionsFromRows(rowsByCategory: RowsByCategory): readonly GuideSection[] {
  return Object.entries(rowsByCategory).map(([category, rows]) => ({
    asOf: "2026-11",
    basis,
    entries: rows.map((row) => entryOf(asCategory(category), row)),
  }));
}

function entryOf(
  category: Category,
  [model, aliases, usedMedianUsd, unusual = {}]: Row,
): GuideEntry {
  const { shipPounds, feeClass } = categoryPriors[category];
  const { brand = null, not, variants, whenNew } = unusual;
  return {
    id: [brand ?? "kind", model].map(slug).join("-"),
    category,
    specificity: unusual.is ?? "type",
    brand,
    model,
    aliases,
    ...(not === undefined ? {} : { excludes: not }),
    usedMedianUsd,
    scatter: unusual.scatter ?? 0.7,
    ...(variants === undefined ? {} : { variants: Object.entries(variants).map(variantOf) }),
    ...(whenNew === undefined ? {} : { conditionFactors: { new: whenNew } }),
    ...adjustedByCategory[category],
    shipPounds,
    feeClass,
    sellsIn: "weeks",
  };
}

function variantOf([words, factor]: readonly [string, number]): GuideVariant {
  const [name = "", phrases] = words.split(": ");
  return { name, phrases: phrases ?? name.toLowerCase(), factor };
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

const adjustedByCategory: Partial<Record<Category, Pick<GuideEntry, "adjustedBy">>> = {
  clothing: { adjustedBy: ["clothing_brand"] },
  furniture: { adjustedBy: ["furniture"] },
};

// Safe because the table's type has only categories as its keys.
function asCategory(key: string): Category {
  return key as Category;
}
