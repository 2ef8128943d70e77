import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { readFields, type ListingFields } from "../reading/fields/read-fields.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import { identify } from "../identification/identify.ts";

export function factsOf(fields: ListingFields): PriceBlindFacts {
  const { price: _price, ...facts } = readFields(fields);
  return facts;
}

export function itemOf(title: string, more: ListingFields = {}): IdentifiedItem {
  const found = identify(factsOf({ title, ...more }));
  if (found.kind !== "item") throw new Error(`${title} is ${found.kind}`);
  return found;
}
