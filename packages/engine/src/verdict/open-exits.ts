import { noOwnCosts } from "../profit/own-costs.ts";
import type { SalePriceDistribution } from "../valuation/evidence.ts";
import { resaleRange } from "../valuation/resale-range.ts";
import { everyExit, exitsFor } from "./exits.ts";
import type { JudgeInput } from "./judge-input.ts";

export function openExits(input: JudgeInput, salePrice: SalePriceDistribution) {
  const { item, facts, sellingPlatform, asOf } = input;
  return exitsFor({
    item,
    median: resaleRange(salePrice).median,
    isNew: facts.condition?.grade === "new",
    wish: sellingPlatform,
    allowed: input.allowedExits ?? everyExit,
    asOf,
    ownCosts: input.ownCosts ?? noOwnCosts,
  });
}
