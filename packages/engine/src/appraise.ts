import type { AppraisalInput, Appraisal, IdentifiedListing } from "./analysis-input.ts";
import { surelySeen } from "./identification/sighting.ts";
import { priceBlind } from "./reading/price-blind.ts";
import { marketplaceName } from "./report/marketplace-name.ts";
import { reportOf } from "./report/report.ts";
import { comparablesFromFound } from "./valuation/comparables/found-comparables.ts";
import { withOwnBias } from "./valuation/own-bias.ts";
import { value } from "./valuation/value.ts";
import { withVehiclePrice } from "./vehicles/vehicle-price.ts";
import { isFree } from "./verdict/decide.ts";
import { judge } from "./verdict/judge.ts";
import { targetsFor } from "./verdict/vehicles/vehicle-targets.ts";

/** What an identified listing is worth, and what to do about it. */
export function appraise(
  { facts: read, item }: Pick<IdentifiedListing, "facts" | "item">,
  input: AppraisalInput,
): Appraisal {
  const { sellingPlatform, asOf, marketplaceUrl, found, onStage } = input;
  const targets = targetsFor(input.targets, item.vehicle);
  const facts = item.vehicle ? withVehiclePrice(read) : read;
  const estimate = input.sighting?.kind === "seen" ? input.sighting.estimate : null;
  const comparables = [...input.comparables, ...comparablesFromFound(found, marketplaceUrl)];
  const appraised = value({
    item,
    facts: priceBlind(facts),
    comparables,
    asOf,
    estimate,
    sales: input.sales ?? [],
    marketplaceUrl,
    market: input.market ?? marketplaceName(marketplaceUrl),
  });
  const valuation = withOwnBias(appraised, input.ownBias);
  onStage?.("valuation", valuation.sentence);
  const verdict = judge({
    item,
    facts,
    valuation,
    sellingPlatform,
    targets,
    asOf,
    isSeen: surelySeen(input.sighting) !== null,
    ...(input.allowedExits ? { allowedExits: input.allowedExits } : {}),
    ...(input.ownCosts ? { ownCosts: input.ownCosts } : {}),
    ...(input.budget ? { spendAtMost: input.budget.left } : {}),
  });
  onStage?.("verdict", verdict.headline);
  const sighting = input.sighting ? { sighting: input.sighting } : {};
  const looked = found ? { found } : {};
  const told = { facts, item, valuation, verdict, targets, marketplaceUrl, ...sighting, ...looked };
  const own = {
    ...(input.ownBias && input.ownBias.logShift !== 0 ? { ownBias: input.ownBias } : {}),
    ...(input.budget ? { budget: input.budget } : {}),
  };
  const report = reportOf({ ...told, ...own });
  const isAnswered = valuation.kind === "valued" && !isFree(verdict.verdict);
  return { kind: "analysed", report, isAnswered };
}
