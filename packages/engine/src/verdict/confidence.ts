import type { IdentifiedItem } from "../identification/identification.ts";
import type { FactOrigins } from "../reading/fact-origins.ts";
import type { Valuation } from "../valuation/evidence.ts";
import { isOneProduct } from "../valuation/sources/guide-evidence.ts";
import { mostForOneself } from "../valuation/quantity-factor.ts";
import { widthRatio } from "../valuation/resale-range.ts";
import { apartness, twoReadings } from "../valuation/title-prices/two-readings.ts";

export type Confidence = "High" | "Medium" | "Low";

/**
 * The widest range, high over low, of which at least half of the answers were within 20 % of the
 * price (docs/verdicts.md), and that only in the classes below.
 */
const widestMeasured = 2.6;
/** Nobody has measured answers by sales; half of a log-normal as wide as this lies within 20 %. */
const widestBySales = 2.2;
/**
 * Between what models trained on a local site's own listings leave for furniture, bikes and phones
 * (×10) and for everything (×14.5). Anything wider is Low.
 */
const widestMedium = 14;

export function confidenceOf(
  valuation: Valuation,
  item: IdentifiedItem,
  origins: FactOrigins = {},
): Confidence {
  if (valuation.kind === "not_enough_evidence") return "Low";
  const ratio = widthRatio(valuation.salePrice);
  const isOfSales = hasOwnSales(valuation);
  if (!isOfSales && (isAnybodysGuess(item) || isReadTwoWays(valuation))) return "Low";
  const sureness = isOfSales ? 1 : item.confidence;
  // A letter that was misread may make another model of it.
  const isLegible = origins.title?.certainty !== "unsure";
  const widest = isMeasuredClass(valuation, item) ? widestMeasured : isOfSales ? widestBySales : 0;
  if (ratio <= widest && isLegible && sureness >= 0.8) return "High";
  return ratio <= widestMedium && sureness >= 0.5 ? "Medium" : "Low";
}

/** The name and the words around it tell of things at other prices: the title may sell either. */
function isReadTwoWays({ evidence }: Valuation): boolean {
  const readings = twoReadings(evidence);
  return readings !== null && apartness(readings) > furthestApart;
}

/** Farther off than that an answer counts as wrong. */
const furthestApart = Math.log(2.5);

/** How bad a fault is, which parts of a broken one are good, and which of many of a kind: only sales of such tell. */
function isAnybodysGuess({ isForParts, faults, quantity, entry }: IdentifiedItem): boolean {
  const isOfMany = quantity > mostForOneself && entry?.unit === undefined;
  const isFaulty = faults.some(({ takes }) => takes >= leastOfGraveFault);
  return isForParts || isFaulty || (isOfMany && entry?.specificity !== "model");
}

/** A share of the value. Editors' figure: what takes less is worn or small. */
const leastOfGraveFault = 0.3;

/**
 * Where our own estimate reached that: bicycles and guitars named as one product, vehicles named by
 * model and year (docs/vehicles.md), and garments of a known maker whose new price is told. Of single products of other kinds 43 % were within 20 %.
 */
function isMeasuredClass(valuation: Valuation, item: IdentifiedItem): boolean {
  const { entry, vehicle } = item;
  if (entry === null) return false;
  if (vehicle) return vehicle.facts.year !== null && vehicle.found.model !== null;
  if (entry.category === "clothing") {
    return entry.specificity !== "type" && carries(valuation, "new_price");
  }
  const isBicycleOrGuitar =
    entry.feeClass === "guitars_and_basses" || (entry.adjustedBy ?? []).some(isOfBicycles);
  return isBicycleOrGuitar && isOneProduct(item);
}

const isOfBicycles = (name: string) => name.includes("bicycle");

/** Sold comparables passed a check of their own words, so they vouch for what the thing is. */
export const hasOwnSales = (valuation: Valuation) => carries(valuation, "sold_comparables");

function carries({ evidence }: Valuation, source: "sold_comparables" | "new_price"): boolean {
  return evidence.some((one) => one.evidence.source === source && one.weight >= 0.5);
}
