import type { CostKind, Deal, DealStage } from "@flipworth/contract";
import type { SellingPlatform } from "@flipworth/engine";
import { defineWords } from "@flipworth/words";

export const dealsStages = defineWords("deals.stages", {
  watching: "Watching",
  offered: "Offered",
  bought: "Bought",
  listed: "Listed",
  sold: "Sold",
  returned: "Returned",
  kept: "Kept",
  given_away: "Given away",
  split: "Split",
} satisfies Record<DealStage, string>);

export const dealsCostKinds = defineWords("deals.costKinds", {
  buying_fees: "Buying fees",
  inbound_shipping: "Shipping to you",
  repair: "Repair",
  parts: "Parts",
  packing: "Packing",
  driving: "Driving",
  other: "Other",
} satisfies Record<CostKind, string>);

export const dealsFeeClasses = defineWords("deals.feeClasses", {
  most: "Most items",
  media: "Books, movies and music",
  coins: "Coins and paper money",
  handbags: "Women’s bags",
  trading_cards_and_comics: "Trading cards and comics",
  jewelry: "Jewelry",
  watches: "Watches",
  guitars_and_basses: "Guitars and basses",
  athletic_shoes: "Athletic shoes",
} satisfies Record<Deal["feeClass"], string>);

/** Where the rest of its name is words; the others are called by their names alone. */
export const dealsPlatforms = defineWords("deals.platforms", {
  facebook_local: "Facebook Marketplace with local pickup",
  facebook_shipped: "Facebook Marketplace with shipping",
  offerup_shipped: "OfferUp with shipping",
  flat_13: "a platform that takes 13%",
} satisfies Partial<Record<SellingPlatform, string>>);

/** What the figures call deals without a category. */
export const dealsCategories = defineWords("deals.categories", { other: "Other" });
