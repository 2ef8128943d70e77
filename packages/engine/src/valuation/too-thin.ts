import type { IdentifiedItem } from "../identification/identification.ts";
import type { SalePriceDistribution } from "./evidence.ts";
import { itemName } from "./item-name.ts";
import { resaleRange, widthRatio } from "./resale-range.ts";

/**
 * A range whose high end is more than twelve times its low end is not shown. Knowing only that a
 * thing stands on a local marketplace, a model trained on thousands of that site's own listings
 * needs ×10 to ×14 to hold 80 % of prices: past twelve, a range says nothing about this thing. A
 * category alone gives ×27 and never passes; a well identified kind of thing gives ×5 to ×11.
 */
export const widestRatio = 12;

/** What is missing, in a sentence that says what to add; null when there is enough. */
export function tooThin(
  item: IdentifiedItem,
  salePrice: SalePriceDistribution,
  hasComparables: boolean,
): string | null {
  if (item.isMixedLot) {
    return "Several different things share one price here, so no single value fits. Analyze the pieces one at a time.";
  }
  if (item.isAccessory && !hasComparables) {
    return "This looks like an accessory or a part for something else, and the price guide has no price for it. Add three or more sold listings of the same accessory.";
  }
  if (widthRatio(salePrice) <= widestRatio) return null;
  return tooWide(item, salePrice);
}

function tooWide(item: IdentifiedItem, salePrice: SalePriceDistribution): string {
  const name = itemName(item);
  if (item.isForParts) {
    return `What still works decides the price of ${name ?? "a thing"} sold for parts. Say which parts are good, or add sold listings of broken ones.`;
  }
  if (!item.entry) return unidentified(item, name);
  const { low, high } = resaleRange(salePrice);
  const span = `$${(low / 100).toLocaleString("en-US")} to $${(high / 100).toLocaleString("en-US")}`;
  return `"${name}" alone can mean anything from ${span}. Add the maker and model, or sold listings of the same thing.`;
}

function unidentified({ category, brand }: IdentifiedItem, name: string | null): string {
  const add = "Add the model name or number, or sold listings of the same thing.";
  if (brand !== null) return `The price guide does not know which ${name} this is. ${add}`;
  if (category === null) return `Nothing here says what the thing is exactly. ${add}`;
  return `This is known only as ${category.replace("-", " ")}, and that alone can sell for almost anything. ${add}`;
}
