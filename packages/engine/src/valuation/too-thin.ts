import { formatAboutDollars, formatCents } from "../money/cents.ts";
import { findGrading } from "../identification/grading.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { SalePriceDistribution, Valuation } from "./evidence.ts";
import { itemName } from "./item-name.ts";
import { resaleRange, widthRatio } from "./resale-range.ts";
import { usuallyApart } from "./title-prices/title-opinion.ts";
import { apartness, twoReadings } from "./title-prices/two-readings.ts";
import { categoryName } from "../words/category-name.ts";
import { valuationWords } from "../words/english/valuation.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(valuationWords);

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
  evidence: Valuation["evidence"];
  hasComparables: boolean;
  /** Metal and weight are told, and tell the worth of whatever it is. */
  isByMetal: boolean;
  /** Sold comparables that count. */
  sales: number;
  facts: PriceBlindFacts;
};

/** What is missing, in a sentence that says what to add; null when there is enough. */
export function tooThin(
  item: IdentifiedItem,
  { salePrice, evidence, hasComparables, isByMetal, sales, facts }: Known,
): string | null {
  if (item.isMixedLot && item.items === undefined && !item.isCountUntold && !isByMetal) {
    return say("mixedLot");
  }
  if (item.isAccessory && item.entry === null && !item.partOf && !hasComparables) {
    return say("accessory");
  }
  if (isHardlyIt(item) && !hasComparables && !isByMetal) return say("accessory");
  const grading = sales < settlingSales ? findGrading(item, facts) : null;
  if (grading !== null) return say("graded", { words: grading });
  if (widthRatio(salePrice) <= widestRatio) return null;
  return tooWide(item, { salePrice, evidence });
}

/** "Murphy bed pistons": the words name a piece of the thing, and what one brings is not known. */
const isHardlyIt = ({ entry, isAccessory, isMixedLot, confidence }: IdentifiedItem): boolean =>
  entry !== null && !isAccessory && !isMixedLot && confidence < leastSureness;

/** Of labelled titles below it two thirds sold something else. */
const leastSureness = 0.1;

function tooWide(
  item: IdentifiedItem,
  { salePrice, evidence }: Pick<Known, "salePrice" | "evidence">,
): string {
  const name = itemName(item);
  if (item.isForParts) return say("forParts", { name: name ?? say("anItem") });
  const readings = twoReadings(evidence);
  if (name !== null && readings !== null && apartness(readings) > usuallyApart) {
    const byName = formatAboutDollars(Math.exp(readings.byName));
    const byWords = formatAboutDollars(Math.exp(readings.byWords));
    return say("readTwoWays", { name, byName, byWords });
  }
  if (!item.entry) return unidentified(item, name);
  const { low, high } = resaleRange(salePrice);
  return say("tooWide", { name: `${name}`, low: formatCents(low), high: formatCents(high) });
}

function unidentified({ category, brand }: IdentifiedItem, name: string | null): string {
  if (brand !== null) return say("noPriceFor", { name: `${name}` });
  return category === null
    ? say("whichModel")
    : say("categoryOnly", { category: categoryName(category) });
}
