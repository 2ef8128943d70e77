import type { CostKind, Deal, DealStage } from "@flipworth/contract";
import { categories, platformNames, sellingPlatforms } from "@flipworth/engine";

export const stageNames = {
  watching: "Watching",
  offered: "Offered",
  bought: "Bought",
  listed: "Listed",
  sold: "Sold",
  returned: "Returned",
  kept: "Kept",
  given_away: "Given away",
  split: "Split",
} as const satisfies Record<DealStage, string>;

export const costNames = {
  buying_fees: "Buying fees",
  inbound_shipping: "Shipping to you",
  repair: "Repair",
  parts: "Parts",
  packing: "Packing",
  driving: "Driving",
  other: "Other",
} as const satisfies Record<CostKind, string>;

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const costOptions = options(costNames);

export const platformOptions = sellingPlatforms
  .filter((platform) => platform !== "flat_13")
  .map((value) => ({ value, label: platformNames[value] }));

export const categoryOptions = [
  { value: "", label: "Not set" },
  ...categories.map((value) => ({ value, label: titleCase(value) })),
];

const feeClassNames = {
  most: "Most items",
  media: "Books, movies and music",
  coins: "Coins and paper money",
  handbags: "Women’s bags",
  trading_cards_and_comics: "Trading cards and comics",
  jewelry: "Jewelry",
  watches: "Watches",
  guitars_and_basses: "Guitars and basses",
  athletic_shoes: "Athletic shoes",
} as const satisfies Record<Deal["feeClass"], string>;

export const feeClassOptions = options(feeClassNames);

/** What a person may set by hand; a sale and a split have forms of their own. */
export const stageOptions = (
  ["watching", "offered", "bought", "listed", "returned", "kept", "given_away"] as const
).map((value) => ({ value, label: stageNames[value] }));

export function titleCase(words: string): string {
  const plain = words.replaceAll(/[_-]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The option that a form's select holds: the browser sends nothing else. */
export function chosen<Value extends string>(
  values: readonly { value: Value }[],
  given: string,
  fallback: Value,
): Value {
  return values.find(({ value }) => value === given)?.value ?? fallback;
}
