import type { SellingPlatform } from "./selling-platforms.ts";
import { delivery } from "./selling-platforms.ts";
import { billWords } from "../words/english/selling.ts";
import { spoken } from "../words/voice-in-use.ts";
import { clamp } from "../clamp.ts";

const say = spoken(billWords);

/** What a sale at one exit brings, held against the estimate of the sale price. */
export type ExitPrice = {
  /** Of the estimated sale price, which is what a shipped sale to the whole country brings. */
  share: number;
  /** Standard deviation of ln(share): how unsure the share itself is. */
  doubt: number;
  explanation: string;
};

export const fullPrice: ExitPrice = { share: 1, doubt: 0, explanation: "" };

// Every share in this file is general knowledge, not a measurement, and carries a doubt of its own.

/** A neighbor has few to choose from but pays no postage, waits for nothing, and haggles in person. */
const localShareOfParcel = 0.85;
/** Up to this packed weight almost every buyer would as well have it sent. */
const shipsEasilyPounds = 5;
/** From here on nearly all buyers are local, so the local price is its price. */
const hardlyShipsPounds = 30;
const localDoubt = 0.2;

/** Fewer buyers look there than on eBay, so a sale in the same time is one at a lower price. */
const shippedShares: Readonly<Partial<Record<SellingPlatform, number>>> = {
  mercari: 0.93,
  facebook_shipped: 0.9,
  offerup_shipped: 0.85,
  depop: 0.93,
  poshmark: 0.97,
  whatnot: 0.8,
  etsy: 0.95,
};
const shippedDoubt = 0.1;

/** `shipPounds` is the packed weight; null for a thing that nobody ships. */
export function exitPrice(platform: SellingPlatform, shipPounds: number | null): ExitPrice {
  if (delivery[platform] === "pickup") return localPrice(shipPounds);
  const share = shippedShares[platform];
  if (share === undefined) return fullPrice;
  return {
    share,
    doubt: shippedDoubt,
    explanation: say("fewerBuyers", { percent: percentOf(share) }),
  };
}

function localPrice(shipPounds: number | null): ExitPrice {
  const share = shipPounds === null ? 1 : localShare(shipPounds);
  if (share === 1) return fullPrice;
  return {
    share,
    doubt: localDoubt,
    explanation: say("localBuyers", { percent: percentOf(share) }),
  };
}

/** On the line between what ships easily and what hardly anybody ships. */
function localShare(pounds: number): number {
  const way = (pounds - shipsEasilyPounds) / (hardlyShipsPounds - shipsEasilyPounds);
  return localShareOfParcel + (1 - localShareOfParcel) * clamp(way, 0, 1);
}

const percentOf = (share: number) => Math.round(share * 100);
