import type { IdentifiedItem } from "../identification/identification.ts";
import type { Sighting } from "../identification/sighting.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { FoundComparables } from "../valuation/comparables/found-comparables.ts";
import type { OwnBias } from "../valuation/own-bias.ts";
import type { Verdict } from "../verdict/verdict.ts";
import type { Targets } from "../verdict/targets.ts";

export type ReportInput = {
  facts: ListingFacts;
  item: IdentifiedItem;
  valuation: Valuation;
  verdict: Verdict;
  targets: Targets;
  marketplaceUrl: string | null;
  sighting?: Sighting;
  found?: FoundComparables;
  ownBias?: OwnBias;
  budget?: { sentence: string };
};
