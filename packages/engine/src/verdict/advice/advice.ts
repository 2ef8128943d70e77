import type { IdentifiedItem } from "../../identification/identification.ts";
import type { Cents } from "../../money/cents.ts";
import type { OwnCosts } from "../../profit/own-costs.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import type { Deal } from "../deal.ts";
import { feeCliff } from "./fee-cliff.ts";
import { type Offers, offersFor } from "./offers.ts";
import { type PlatformNet, platformNets } from "./platform-nets.ts";
import { questionsFor } from "./questions.ts";

/** What to do with the verdict: where to sell, what to offer, what to ask. */
export type Advice = {
  platforms: readonly PlatformNet[];
  feeCliff: string | null;
  offers: Offers | null;
  /** Eight in ten sell within; null for a thing that the guide does not know. */
  daysToSell: { from: number; to: number } | null;
  questions: readonly string[];
};

/**
 * Editors' bands. Records agree for slow goods: designer clothes sell after 39 days in the middle,
 * one in ten after more than 265.
 */
const daysBySpeed = {
  days: { from: 1, to: 14 },
  weeks: { from: 7, to: 75 },
  months: { from: 20, to: 270 },
} as const;

type Question = {
  item: IdentifiedItem;
  facts: ListingFacts;
  deal: Deal;
  askingPrice: Cents | null;
  asOf: string;
  ownCosts: OwnCosts;
};

export function adviceFor({ item, facts, deal, askingPrice, asOf, ownCosts }: Question): Advice {
  const { plan, range, maxBuyPrice } = deal;
  return {
    platforms: platformNets(item, {
      median: range.median,
      plan,
      asOf,
      ownCosts,
      isNew: facts.condition?.grade === "new",
    }),
    feeCliff: feeCliff(plan, range),
    offers: offersFor(askingPrice, maxBuyPrice),
    daysToSell: item.entry === null ? null : daysBySpeed[item.entry.sellsIn],
    questions: questionsFor(item, facts),
  };
}
