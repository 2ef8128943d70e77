import type { IdentifiedItem } from "../identification/identification.ts";
import type { Cents } from "../money/cents.ts";
import type { OwnCosts } from "../profit/own-costs.ts";
import type { SellingPlatform } from "../profit/selling-platforms.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { AllowedExits } from "./exits.ts";
import type { Targets } from "./targets.ts";

export type JudgeInput = {
  item: IdentifiedItem;
  facts: ListingFacts;
  valuation: Valuation;
  /** null lets the best exit decide. */
  sellingPlatform: SellingPlatform | null;
  /** How the person is willing to sell; every way when absent. */
  allowedExits?: AllowedExits;
  targets: Targets;
  ownCosts?: OwnCosts;
  /** What the person has left for buying; no limit when absent. */
  spendAtMost?: Cents;
  /** A vision model saw the thing well enough to go by. */
  isSeen?: boolean;
  /** ISO date of the analysis. */
  asOf: string;
};
