import type { IdentifiedItem } from "../identification/identification.ts";
import { type SellingPlan, sellingPlan } from "../profit/bill.ts";
import type { OwnCosts } from "../profit/own-costs.ts";
import type { SellingPlatform } from "../profit/selling-platforms.ts";
import { categoryPrior } from "../valuation/category-priors.ts";

type SellingWish = { platform: SellingPlatform | null; asOf: string; ownCosts: OwnCosts };

/**
 * Where and how the thing will be sold. Without a wish: local pickup for what does not fit a
 * parcel, else eBay. What the guide does not say is taken from the category.
 */
export function chooseSelling(
  item: IdentifiedItem,
  { platform, asOf, ownCosts }: SellingWish,
): SellingPlan {
  const { shipPounds, feeClass } = item.entry ?? categoryPrior(item.category);
  const parcel = shipPounds === null ? null : shipPounds * item.quantity;
  return sellingPlan({
    platform: platform ?? (parcel === null ? "facebook_local" : "ebay"),
    feeClass,
    category: item.category,
    shipPounds: parcel,
    asOf,
    ownCosts,
  });
}
