import type { Appraisal, AppraisalInput, IdentifiedListing } from "./analysis-input.ts";
import { withDoubtAbroad } from "./abroad/sale-abroad.ts";
import { surelySeen } from "./identification/sighting.ts";
import { priceBlind } from "./reading/price-blind.ts";
import { marketplaceName } from "./report/marketplace-name.ts";
import { reportOf } from "./report/report.ts";
import { saleTerms } from "./sale-terms.ts";
import { comparablesFromFound } from "./valuation/comparables/found-comparables.ts";
import { withOwnBias } from "./valuation/own-bias.ts";
import { value } from "./valuation/value.ts";
import { isFree } from "./verdict/decide.ts";
import { judge } from "./verdict/judge.ts";

/** What an identified listing is worth, and what to do about it. */
export function appraise(
  identified: Pick<IdentifiedListing, "facts" | "item">,
  input: AppraisalInput,
): Appraisal {
  const { item } = identified;
  const { asOf, marketplaceUrl, found, onStage } = input;
  const terms = saleTerms(identified, input);
  const { facts, targets } = terms;
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
  const valuation = withDoubtAbroad(withOwnBias(appraised, input.ownBias), terms.abroad);
  onStage?.("valuation", valuation.sentence);
  const verdict = judge({
    ...terms,
    item,
    valuation,
    asOf,
    isSeen: surelySeen(input.sighting) !== null,
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
