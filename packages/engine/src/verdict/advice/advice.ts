import type { IdentifiedItem } from "../../identification/identification.ts";
import { type Cents, cents } from "../../money/cents.ts";
import type { SellingPlatform } from "../../profit/selling-platforms.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import type { Deal } from "../deal.ts";
import type { Exit } from "../exits.ts";
import type { VerdictKind } from "../verdict-kind.ts";
import { feeCliff } from "./fee-cliff.ts";
import { type Offers, offersFor } from "./offers.ts";
import { questionsFor } from "./questions.ts";

/** What a sale at the median leaves at one exit, before and after the ask. */
type ExitNet = {
  platform: SellingPlatform;
  way?: { id: string; name: string };
  net: Cents;
  netProfit: Cents | null;
};

/** What to do with the verdict: where to sell, what to offer, what to ask. */
export type Advice = {
  /** The exit that was judged first, then what leaves most. */
  exits: readonly ExitNet[];
  feeCliff: string | null;
  /** Only for a thing to buy or to bargain for. */
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
  exits: readonly Exit[];
  /** null where no price is judged. */
  askingPrice: Cents | null;
  verdict: VerdictKind | null;
};

export function adviceFor({ item, facts, deal, exits, askingPrice, verdict }: Question): Advice {
  const isToBuy = verdict === "buy" || verdict === "negotiate";
  return {
    exits: exits.map(({ plan: { platform }, net, way }) => ({
      platform,
      ...(way ? { way } : {}),
      net,
      netProfit: askingPrice === null ? null : cents(net - askingPrice),
    })),
    feeCliff: feeCliff(deal.plan, deal.range),
    offers: isToBuy && askingPrice !== null ? offersFor(askingPrice, deal.maxBuyPrice) : null,
    daysToSell: item.entry === null ? null : daysBySpeed[item.entry.sellsIn],
    questions: questionsFor(item, facts),
  };
}
