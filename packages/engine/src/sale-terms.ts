import { withPriceInDollars } from "./abroad/price-in-dollars.ts";
import { askAbroadOf, exitsAbroad } from "./abroad/sale-abroad.ts";
import type { AppraisalInput, IdentifiedListing } from "./analysis-input.ts";
import type { AskAbroad, ListingFacts } from "./reading/listing-facts.ts";
import { withVehiclePrice } from "./vehicles/vehicle-price.ts";
import type { AllowedExits } from "./verdict/exits.ts";
import type { Targets } from "./verdict/targets.ts";
import { targetsFor } from "./verdict/vehicles/vehicle-targets.ts";

/** In what money a listing is judged, where it may be sold, and what a sale has to earn. */
export type SaleTerms = Pick<AppraisalInput, "sellingPlatform"> & {
  /** With the ask in US dollars. */
  facts: ListingFacts;
  /** null for an ask in US dollars. */
  abroad: AskAbroad | null;
  targets: Targets;
  allowedExits?: AllowedExits;
};

/** A vehicle abroad is not judged: titles, taxes and dealers differ by country. */
export function saleTerms(
  { facts: read, item }: Pick<IdentifiedListing, "facts" | "item">,
  { targets: asked, marketplaceUrl, sellingPlatform, allowedExits }: AppraisalInput,
): SaleTerms {
  const facts = item.vehicle ? withVehiclePrice(read) : withPriceInDollars(read, marketplaceUrl);
  const targets = targetsFor(asked, item.vehicle);
  const abroad = askAbroadOf(facts.price);
  if (abroad) return { facts, abroad, targets, sellingPlatform: null, allowedExits: exitsAbroad };
  return { facts, abroad, targets, sellingPlatform, ...(allowedExits ? { allowedExits } : {}) };
}
