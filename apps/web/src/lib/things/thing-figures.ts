import { type SellingPlatform, sellingPlatforms } from "@flipworth/engine";
import { askWhenBuilt, type BuiltEntry, priceDay } from "../pages/ask-when-built.ts";
import { usualCondition } from "../listing-title.ts";

export type Range = { low: number; median: number; high: number };
export type NamedRange = Range & { name: string };
export type PlatformRow = {
  name: string;
  soldFor: number;
  fee: number;
  delivery: number;
  net: number;
};

type Listing = { title: string; condition?: string; price?: number };

const evaluate = ({ title, condition = usualCondition, price }: Listing) =>
  askWhenBuilt({ fields: { title, price: price ?? null, condition } }).details.analysisStages;

export function rangeOf(listing: Listing): Range | undefined {
  const { low, median, high } = evaluate(listing).evaluation;
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return { low, median, high };
}

/** As marketplaces label them, and as the page does. */
const conditions = [
  ["New", "New"],
  ["Used - Like New", "Like new"],
  [usualCondition, "Good"],
  ["Used - Fair", "Fair"],
  ["Used - Poor", "Poor"],
  ["For parts or not working", "For parts"],
] as const;

export function rangesByCondition(title: string): NamedRange[] {
  return conditions.flatMap(([condition, name]) => {
    const range = rangeOf({ title, condition });
    return range ? [{ name, ...range }] : [];
  });
}

/** Versions on a page; what differs least from the usual one is left out. */
const mostVersions = 7;
const leastDifference = 0.03;

/** The versions that move the price, as the analyzer answers to a title that names them. */
export function rangesByVersion(title: string, entry: BuiltEntry, usual: Range): NamedRange[] {
  const versions = (entry.variants ?? []).flatMap(({ name, phrases }) => {
    const versionTitle = phrases
      .map((phrase) => `${title} ${phrase}`)
      .find((words) => isTitleOf(words, { entryId: entry.id, variant: name }));
    const range = versionTitle === undefined ? undefined : rangeOf({ title: versionTitle });
    return range ? [{ name, ...range }] : [];
  });
  return versions
    .filter(({ median }) => Math.abs(median / usual.median - 1) >= leastDifference)
    .slice(0, mostVersions);
}

function isTitleOf(title: string, meant: { entryId: string; variant: string }): boolean {
  const { entryId, variant, quantity } = evaluate({ title }).identification;
  return entryId === meant.entryId && variant === meant.variant && quantity === 1;
}

/** The typical price a year later, as the analyzer would answer then; undefined where it hardly moves. */
export function medianInAYear(title: string, usual: Range): number | undefined {
  const asOf = `${Number(priceDay.slice(0, 4)) + 1}${priceDay.slice(4)}`;
  const { median } = askWhenBuilt({
    fields: { title, price: null, condition: usualCondition },
    asOf,
  }).details.analysisStages.evaluation;
  if (median === undefined) return undefined;
  return Math.abs(median / usual.median - 1) >= leastDifference ? median : undefined;
}

/** What a typical sale leaves on each platform before the thing is paid for, the most first. */
export function platformRows(title: string, platforms: readonly { platform: string }[]) {
  return sellingPlatforms
    .filter((platform) => platforms.some((one) => one.platform === platform))
    .map((platform) => platformRow(title, platform))
    .toSorted((a, b) => b.net - a.net);
}

function platformRow(title: string, sellingPlatform: SellingPlatform): PlatformRow {
  const { evaluation } = askWhenBuilt({
    fields: { title, price: null, condition: usualCondition },
    sellingPlatform,
  }).details.analysisStages;
  const amountOf = (...labels: string[]) =>
    evaluation.fees
      .filter(({ label }) => labels.includes(label))
      .reduce((sum, { amount }) => sum + amount, 0);
  const soldFor = amountOf("Sale price", "Lower price there");
  const fee = -amountOf("Selling fee");
  const delivery = -amountOf("Shipping", "Packing");
  const name = evaluation.advice?.platforms.find(({ platform }) => platform === sellingPlatform);
  return {
    name: name?.name ?? sellingPlatform,
    soldFor,
    fee,
    delivery,
    net: soldFor - fee - delivery,
  };
}
