import { isFarTooLow, isLikelyScam, scamSigns } from "./scam-signs.ts";
import { isOneProduct } from "../../valuation/sources/guide-evidence.ts";
import { askingPrice } from "../asking-price.ts";
import type { Known } from "../judged.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import { priceRisk } from "./price-risk.ts";
import { findRisks, type Risk } from "./risks.ts";
import { vehicleRisks } from "../vehicles/vehicle-risks.ts";
import type { JudgeInput } from "../judge-input.ts";

export function risksOf({ facts, item, asOf }: JudgeInput): readonly Risk[] {
  const fromWords = findRisks(facts);
  return item.vehicle ? [...fromWords, ...vehicleRisks(item.vehicle, asOf)] : fromWords;
}

export function baitRisk({ item, facts: { price } }: JudgeInput, salePrice: SalePriceDistribution) {
  return price.kind === "stated" ? priceRisk(salePrice, { item, price }) : null;
}

/** The signs of a scam in words and price, and whether they are enough to say so. */
export function scamOf({ item, facts }: JudgeInput, { salePrice, risks }: Known) {
  const isTooLow = isFarTooLow(askingPrice(facts.price), salePrice, isOneProduct(item));
  const signs = scamSigns(risks, isTooLow);
  return { signs, isLikely: isLikelyScam(signs) };
}
