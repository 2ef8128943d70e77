import type { IdentifiedItem } from "../identification/identification.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import { itemName } from "../valuation/item-name.ts";

/** What a listing is called: its own title, else what it sells, else how its description begins. */
export function titleOf({ title, description }: ListingFacts, item: IdentifiedItem): string {
  return title ?? itemName(item) ?? firstLine(description);
}

function firstLine(description: string | null): string {
  const line = (description ?? "").split("\n").find((text) => text.trim() !== "") ?? "Listing";
  return line.trim().slice(0, 80);
}
