import type { IdentifiedItem } from "../identification/identification.ts";
import type { Cents } from "../money/cents.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import { guideInUse } from "../price-guide/guide.ts";
import { netProceeds, type SellingPlan, sellingPlan } from "../profit/bill.ts";
import { exitPrice } from "../profit/exit-price.ts";
import type { OwnCosts } from "../profit/own-costs.ts";
import { delivery, type SellingPlatform } from "../profit/selling-platforms.ts";
import { heaviestParcelPounds } from "../profit/shipping.ts";
import { categoryPrior } from "../valuation/sources/category-priors.ts";
import { amountOf } from "../valuation/quantity-factor.ts";
import { vehicleExits } from "./vehicles/vehicle-exits.ts";

/** How the person is willing to sell. */
export type AllowedExits = {
  shipsParcels: boolean;
  meetsLocally: boolean;
  /** null: any platform. */
  platforms: readonly SellingPlatform[] | null;
};

export const everyExit: AllowedExits = { shipsParcels: true, meetsLocally: true, platforms: null };

/** One way to sell the thing, with what a sale at the median leaves before the thing is paid for. */
export type Exit = {
  plan: SellingPlan;
  net: Cents;
  /** A way to sell that is none of the platforms: a dealer, an auction. */
  way?: { id: string; name: string };
};

export type ExitQuestion = {
  item: IdentifiedItem;
  median: Cents;
  isNew: boolean;
  /** A platform that the person named for this sale; it wins over everything. */
  wish: SellingPlatform | null;
  allowed: AllowedExits;
  asOf: string;
  ownCosts: OwnCosts;
};

/** Where anything sells. */
const forAnything = [
  "facebook_local",
  "ebay",
  "mercari",
  "facebook_shipped",
  "offerup_shipped",
] as const;
/** StockX takes these, and only unworn. */
const onStockx: ReadonlySet<FeeClass> = new Set(["athletic_shoes", "watches", "handbags"]);

/**
 * Every exit that is open, the one to sell at first: the person's wish, else what leaves most.
 * Never empty: who allows no way that the thing can go is shown the one that it would.
 */
export function exitsFor(question: ExitQuestion): readonly [Exit, ...Exit[]] {
  const { item, median, wish, allowed, ...when } = question;
  if (item.vehicle) return vehicleExits(item.vehicle, { median, ...when });
  const open = platformsFor(question).filter((platform) => isAllowed(platform, allowed));
  const wished = wish === null ? [] : [wish];
  const exits = [...new Set([...wished, ...open])]
    .map((platform) => planAt(item, { ...when, platform }))
    .map((plan) => ({ plan, net: netProceeds(median, plan) }))
    .toSorted((a, b) => rank(b, wish) - rank(a, wish));
  const [best, ...others] = exits;
  if (best !== undefined) return [best, ...others];
  const only = isParcel(item) ? "ebay" : "facebook_local";
  const plan = planAt(item, { ...when, platform: only });
  return [{ plan, net: netProceeds(median, plan) }];
}

const rank = ({ plan, net }: Exit, wish: SellingPlatform | null) =>
  plan.platform === wish ? Infinity : net;

/** What no parcel holds is sold for pickup; where nobody ships such things, there too. */
function platformsFor({ item, isNew }: ExitQuestion): readonly SellingPlatform[] {
  if (!isParcel(item)) return ["facebook_local"];
  const special = item.category === null ? [] : guideInUse().categories[item.category].alsoSoldOn;
  const fitsStockx = isNew && item.entry !== null && onStockx.has(item.entry.feeClass);
  return [...forAnything, ...special, ...(fitsStockx ? (["stockx"] as const) : [])];
}

function isAllowed(platform: SellingPlatform, allowed: AllowedExits): boolean {
  const isOpen = delivery[platform] === "pickup" ? allowed.meetsLocally : allowed.shipsParcels;
  return isOpen && (allowed.platforms === null || allowed.platforms.includes(platform));
}

function isParcel(item: IdentifiedItem): boolean {
  const pounds = packedPounds(item);
  return pounds !== null && pounds <= heaviestParcelPounds;
}

/** What the guide does not say is taken from the category. */
function packedPounds(item: IdentifiedItem): number | null {
  const { shipPounds } = item.entry ?? categoryPrior(item.category);
  return shipPounds === null ? null : shipPounds * amountOf(item);
}

type PlanQuestion = { platform: SellingPlatform; asOf: string; ownCosts: OwnCosts };

function planAt(item: IdentifiedItem, { platform, asOf, ownCosts }: PlanQuestion): SellingPlan {
  const { feeClass } = item.entry ?? categoryPrior(item.category);
  const shipPounds = packedPounds(item);
  const price = exitPrice(platform, shipPounds);
  const { category } = item;
  return sellingPlan({ platform, feeClass, category, shipPounds, asOf, ownCosts, price });
}
