import type { Category } from "../../category.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { Cents } from "../../money/cents.ts";
import { netProceeds, type SellingPlan } from "../../profit/bill.ts";
import type { FeeClass } from "../../price-guide/entry.ts";
import type { OwnCosts } from "../../profit/own-costs.ts";
import type { SellingPlatform } from "../../profit/selling-platforms.ts";
import { chooseSelling } from "../selling-choice.ts";

/** What a sale on one platform leaves at the median price, before the thing itself is paid for. */
export type PlatformNet = { platform: SellingPlatform; net: Cents };

/** Everything sells on these, if it fits a parcel. */
const forAnything = [
  "ebay",
  "mercari",
  "facebook_local",
  "facebook_shipped",
  "offerup_shipped",
] as const;
/** Where buyers of such things look as well. */
const forCategory: Partial<Record<Category, readonly SellingPlatform[]>> = {
  clothing: ["poshmark", "depop", "whatnot"],
  jewelry: ["poshmark", "etsy"],
  beauty: ["poshmark"],
  collectibles: ["whatnot", "etsy"],
  toys: ["whatnot"],
  antiques: ["etsy"],
  art: ["etsy"],
  crafts: ["etsy"],
  "home-decor": ["etsy"],
};

/** StockX takes these, and only unworn. */
const onStockx: ReadonlySet<FeeClass> = new Set(["athletic_shoes", "watches", "handbags"]);

type Sale = {
  median: Cents;
  plan: SellingPlan;
  asOf: string;
  ownCosts: OwnCosts;
  isNew: boolean;
};

/** Best first. What no parcel holds has one way to be sold. */
export function platformNets(
  item: IdentifiedItem,
  { median, plan, isNew, ...when }: Sale,
): PlatformNet[] {
  const isParcel = chooseSelling(item, { ...when, platform: null }).platform !== "facebook_local";
  const special = item.category === null ? [] : (forCategory[item.category] ?? []);
  const fitsStockx = isNew && item.entry !== null && onStockx.has(item.entry.feeClass);
  const unworn = fitsStockx ? (["stockx"] as const) : [];
  const platforms = isParcel
    ? [...forAnything, ...special, ...unworn]
    : (["facebook_local"] as const);
  return [...new Set([...platforms, plan.platform])]
    .map((platform) => ({
      platform,
      net: netProceeds(median, chooseSelling(item, { ...when, platform })),
    }))
    .toSorted((a, b) => b.net - a.net);
}
