import type { IdentifiedItem } from "../identification/identification.ts";
import type { FactOrigins } from "../reading/fact-origins.ts";
import type { Valuation } from "../valuation/evidence.ts";
import { isOneProduct } from "../valuation/guide-evidence.ts";
import { widthRatio } from "../valuation/resale-range.ts";

export type Confidence = "High" | "Medium" | "Low";

/**
 * High: one product (a model, or a line whose year or build is told), and a range no wider than ×3, which is what the best single-category
 * models reach on their own site's listings (×2.0 bikes, ×3.5 guitars). Medium: up to ×13.5,
 * between what models trained on a local site's own listings leave for furniture, bikes and phones
 * (×10) and for everything (×14.5).
 * Anything wider is Low, and Low is never a Buy.
 */
export function confidenceOf(
  valuation: Valuation,
  item: IdentifiedItem,
  origins: FactOrigins = {},
): Confidence {
  if (valuation.kind === "not_enough_evidence") return "Low";
  const ratio = widthRatio(valuation.salePrice);
  const sureness = hasOwnSales(valuation) ? 1 : item.confidence;
  // A letter that was misread may make another model of it.
  const isLegible = origins.title?.certainty !== "unsure";
  const isExact = isOneProduct(item) || hasOwnSales(valuation);
  if (ratio <= 3 && isExact && isLegible && sureness >= 0.8) return "High";
  return ratio <= 13.5 && sureness >= 0.5 ? "Medium" : "Low";
}

/** Sold comparables passed a check of their own words, so they vouch for what the thing is. */
function hasOwnSales(valuation: Valuation): boolean {
  return valuation.evidence.some(
    ({ evidence, weight }) => evidence.source === "sold_comparables" && weight >= 0.5,
  );
}
