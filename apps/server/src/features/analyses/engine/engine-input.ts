import { type AccountSettings, type ListingRequest, withoutUndefined } from "@flipworth/contract";
import { centsFromDollars, comparablesOfRequest } from "@flipworth/engine";
import { isoDay } from "../../../calendar-days.ts";
import type { EngineInput } from "./engine-port.ts";

/** What the engine is asked about a listing, with what its request leaves to the person's settings. */
export function inputFromListing(
  listing: ListingRequest,
  settings: AccountSettings,
  now: Date,
): EngineInput {
  const { profit = settings.targets.profit, roiPercent = settings.targets.roiPercent } =
    listing.targets ?? {};
  const { costPerMile, usualShipping, allowedExits } = settings;
  return {
    fields: fieldsFromListing(listing),
    ...(listing.text === undefined ? {} : { text: listing.text }),
    comparables: comparablesOfRequest(listing.comparables ?? []),
    marketplaceUrl: listing.marketplaceUrl ?? null,
    sellingPlatform: listing.sellingPlatform ?? settings.sellingPlatform,
    ...(allowedExits === undefined ? {} : { allowedExits }),
    targets: { profit: centsFromDollars(profit), roiPercent },
    ownCosts: {
      milesToDrive: listing.milesToDrive ?? 0,
      costPerMile: centsFromDollars(costPerMile),
      usualShipping: usualShipping === null ? null : centsFromDollars(usualShipping),
    },
    asOf: isoDay(now),
  };
}

function fieldsFromListing(listing: ListingRequest): EngineInput["fields"] {
  const { title, price, description, condition, category, location, attributes } = listing;
  return withoutUndefined({
    title,
    price,
    description,
    condition,
    category,
    location,
    attributes,
  });
}
