import type { Cents } from "./money/cents.ts";
import type { OwnCosts } from "./profit/own-costs.ts";
import type { SellingPlatform } from "./profit/selling-platforms.ts";
import type { OwnBias } from "./valuation/own-bias.ts";
import type { AllowedExits } from "./verdict/exits.ts";
import type { Targets } from "./verdict/targets.ts";

/** How the person buys and sells, and what they want to earn. */
export type BuyersTerms = {
  /** null lets the engine choose the exit that leaves most. */
  sellingPlatform: SellingPlatform | null;
  /** How the person is willing to sell; every way when absent. */
  allowedExits?: AllowedExits;
  targets: Targets;
  /** What the purchase costs beside its price; nothing when absent. */
  ownCosts?: OwnCosts;
  /** What the person's own sales say of our estimates; nothing when absent. */
  ownBias?: OwnBias;
  /** What the person has left for buying, and a sentence that says so; no limit when absent. */
  budget?: Budget;
};

/** "Pay at most" never goes beyond it. */
type Budget = { left: Cents; sentence: string };
