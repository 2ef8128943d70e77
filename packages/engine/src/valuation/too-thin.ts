import { formatCents } from "../money/cents.ts";
import { findGrading } from "../identification/grading.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { SalePriceDistribution } from "./evidence.ts";
import { itemName } from "./item-name.ts";
import { resaleRange, widthRatio } from "./resale-range.ts";

/**
 * A range whose high end is more than eighteen times its low end is not shown. To hold 80 % of
 * prices, a model trained on thousands of a local site's own listings needs ×10 (furniture, bikes,
 * phones) to ×14.5 (everything); without those listings the same kinds of thing need up to ×18. A
 * category alone gives ×27 and never passes.
 */
export const widestRatio = 18;

/** As many sales of the same thing settle what its words leave open. */
const settlingSales = 3;

type Known = {
  salePrice: SalePriceDistribution;
  hasComparables: boolean;
  /** Sold comparables that count. */
  sales: number;
  facts: PriceBlindFacts;
};

/** What is missing, in a sentence that says what to add; null when there is enough. */
export function tooThin(
  item: IdentifiedItem,
  { salePrice, hasComparables, sales, facts }: Known,
): string | null {
  if (item.isMixedLot && item.items === undefined) {
    return "Several different items share one price, so no single value fits. Analyze them one at a time.";
  }
  if (item.isAccessory && item.entry === null && !item.partOf && !hasComparables) {
    return "This looks like an accessory or part, and we have no price for it. Add three or more sold listings of the same accessory.";
  }
  const grading = sales < settlingSales ? findGrading(item, facts) : null;
  if (grading !== null) return gradedSentence(grading);
  if (widthRatio(salePrice) <= widestRatio) return null;
  return tooWide(item, salePrice);
}

const gradedSentence = (words: string) =>
  `The price of a graded card (${words}) depends on the exact card, its number and its grade. Add three or more sold listings of the same card in the same grade.`;

function tooWide(item: IdentifiedItem, salePrice: SalePriceDistribution): string {
  const name = itemName(item);
  if (item.isForParts) {
    return `The price of ${name ?? "an item"} sold for parts depends on what still works. Say which parts work, or add sold listings of broken ones.`;
  }
  if (!item.entry) return unidentified(item, name);
  const { low, high } = resaleRange(salePrice);
  const span = `${formatCents(low)} to ${formatCents(high)}`;
  return `"${name}" alone could sell for ${span}. Add the brand and model, or sold listings of the same item.`;
}

function unidentified({ category, brand }: IdentifiedItem, name: string | null): string {
  const add = "Add a more exact model name or number, or sold listings of the same item.";
  if (brand !== null) return `We have no price for this ${name}. ${add}`;
  if (category === null) return `We can't tell which model this is. ${add}`;
  return `We only know the category (${category.replace("-", " ")}), which could sell for almost anything. ${add}`;
}
