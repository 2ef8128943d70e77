import type {
  AppraisalInput,
  ListingInput,
  Appraisal,
  IdentifiedListing,
  Refusal,
} from "./analysis-input.ts";
import { appraise } from "./appraise.ts";
import type { Category } from "./category.ts";
import type { IdentifiedItem } from "./identification/identification.ts";
import { identifyListing } from "./identify-listing.ts";
import type { GuideEntry } from "./price-guide/entry.ts";
import { entryOfId, findEntry } from "./price-guide/entry-of-id.ts";
import { priceBlind } from "./reading/price-blind.ts";
import { titleOf } from "./report/title-of.ts";
import {
  type ComparableSearch,
  comparableSearch,
} from "./valuation/comparables/comparable-search.ts";
import { itemName } from "./valuation/item-name.ts";

/**
 * An identified listing as plain data, which can be sent to another thread: entries of the price
 * guide are named by their ids. Only an engine of the same guide can appraise it.
 */
export type Identified = {
  kind: "identified";
  /** The listing's own, or else what it sells. */
  title: string;
  /** By the price guide, where it knows the item. */
  name: string | null;
  category: Category | null;
  /** By what to look for comparables; null when the item is not named well enough. */
  search: ComparableSearch | null;
  listing: { facts: IdentifiedListing["facts"]; item: PackedItem };
};

/** The id of one of the guide; what was made for this listing, as a vehicle's is, goes as it is. */
type PackedEntry = string | GuideEntry;

type PackedItem = Omit<IdentifiedItem, "entry" | "partOf" | "items"> & {
  entry: PackedEntry | null;
  partOf?: Omit<NonNullable<IdentifiedItem["partOf"]>, "thing"> & { thing: PackedEntry };
  items?: readonly PackedItem[];
};

/** What a listing sells, or why that cannot be told. */
export function identifyApart(input: ListingInput): Identified | Refusal {
  const identified = identifyListing(input);
  return identified.kind === "refused" ? identified : packIdentified(identified);
}

/** What that is worth, wherever it was identified. */
export function appraiseApart(
  { listing: { facts, item } }: Identified,
  input: AppraisalInput,
): Appraisal {
  return appraise({ facts, item: unpackItem(item) }, input);
}

function packIdentified({ facts, item }: IdentifiedListing): Identified {
  return {
    kind: "identified",
    title: titleOf(facts, item),
    name: itemName(item),
    category: item.category,
    search: comparableSearch(item, priceBlind(facts)),
    listing: { facts, item: packItem(item) },
  };
}

function packItem({ entry, partOf, items, ...item }: IdentifiedItem): PackedItem {
  return {
    ...item,
    entry: entry === null ? null : packEntry(entry),
    ...(partOf === undefined ? {} : { partOf: { ...partOf, thing: packEntry(partOf.thing) } }),
    ...(items === undefined ? {} : { items: items.map(packItem) }),
  };
}

function unpackItem({ entry, partOf, items, ...item }: PackedItem): IdentifiedItem {
  return {
    ...item,
    entry: entry === null ? null : unpackEntry(entry),
    ...(partOf === undefined ? {} : { partOf: { ...partOf, thing: unpackEntry(partOf.thing) } }),
    ...(items === undefined ? {} : { items: items.map(unpackItem) }),
  };
}

const packEntry = (entry: GuideEntry): PackedEntry =>
  findEntry(entry.id) === entry ? entry.id : entry;

const unpackEntry = (entry: PackedEntry): GuideEntry =>
  typeof entry === "string" ? entryOfId(entry) : entry;
