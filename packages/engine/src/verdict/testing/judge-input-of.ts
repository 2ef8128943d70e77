import type { SalePriceDistribution, Valuation } from "../../valuation/evidence.ts";
import { evidenceOf, itemOf, listingOf } from "../../valuation/testing/items.ts";
import type { JudgeInput } from "../judge-input.ts";
import { defaultTargets } from "../targets.ts";
import { price, salePrice } from "./worked-deal.ts";

/** A valuation that rests on the price guide alone. */
export const valuedAt = (sold: SalePriceDistribution): Valuation => ({
  kind: "valued",
  salePrice: sold,
  evidence: [{ evidence: evidenceOf(), weight: 1 }],
  struckOut: [],
  sentence: "worth it",
});

/** A thing worth about $200 that is asked at $100. */
export const judgeInputOf = (changes: Partial<JudgeInput> = {}): JudgeInput => ({
  item: itemOf(),
  facts: listingOf({ price }),
  valuation: valuedAt(salePrice),
  sellingPlatform: null,
  targets: defaultTargets,
  asOf: "2026-11-21",
  ...changes,
});
