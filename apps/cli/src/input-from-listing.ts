import { defaultAccountSettings, type ListingRequest, withoutUndefined } from "@flipworth/contract";
import {
  type AnalysisInput,
  centsFromDollars,
  comparablesOfRequest,
  defaultTargets,
} from "@flipworth/engine";

/** The wire's listing as the engine takes it. The server has the same crossing at its own door. */
export function inputFromListing(listing: ListingRequest, asOf: string): AnalysisInput {
  const { title, price, description, condition, category, location, targets } = listing;
  const { attributes } = listing;
  return {
    fields: withoutUndefined({
      title,
      price,
      description,
      condition,
      category,
      location,
      attributes,
    }),
    ...(listing.text === undefined ? {} : { text: listing.text }),
    comparables: comparablesOfRequest(listing.comparables ?? []),
    marketplaceUrl: listing.marketplaceUrl ?? null,
    sellingPlatform: listing.sellingPlatform ?? null,
    targets: {
      profit:
        targets?.profit === undefined ? defaultTargets.profit : centsFromDollars(targets.profit),
      roiPercent: targets?.roiPercent ?? defaultTargets.roiPercent,
    },
    ownCosts: {
      milesToDrive: listing.milesToDrive ?? 0,
      costPerMile: centsFromDollars(defaultAccountSettings.costPerMile),
      usualShipping: null,
    },
    asOf,
  };
}
