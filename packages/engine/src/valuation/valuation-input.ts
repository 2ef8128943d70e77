import type { IdentifiedItem } from "../identification/identification.ts";
import type { SeenEstimate } from "../identification/sighting.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { RememberedSale } from "../sales/remembered-sale.ts";
import type { ComparableSale } from "./evidence.ts";

export type ValuationInput = {
  item: IdentifiedItem;
  /** Without the asking price: the compiler keeps it from this stage. */
  facts: PriceBlindFacts;
  comparables: readonly ComparableSale[];
  /** Recorded sales whose words are near; none when absent. */
  sales?: readonly RememberedSale[];
  /** Where the listing is, so that its own ask is not among them. */
  marketplaceUrl?: string | null;
  /** Where it is offered, as recorded sales name it. */
  market?: string | null;
  /** What a vision model thinks; null when none was asked. */
  estimate?: SeenEstimate | null;
  /** ISO date of the analysis. */
  asOf: string;
};
