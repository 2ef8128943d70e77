import type { FactOrigin } from "@flipworth/contract";
import type { FoundWords } from "./fact-origins.ts";
import type { ListingFacts } from "./listing-facts.ts";
import { readFields } from "./fields/read-fields.ts";

/** What a text or a picture says, field by field, each with where it was read. */
export type Draft = Partial<Record<DraftField, FoundWords>>;
type DraftField = "title" | "price" | "condition" | "location" | "category" | "description";

/** The facts of a draft, each with the origin of its words. */
export function factsFromDraft(draft: Draft): ListingFacts {
  const found = Object.entries(draft);
  return readFields(
    Object.fromEntries(found.map(([name, { value }]) => [name, value])),
    Object.fromEntries(found.map(([name, { origin }]) => [name, origin])),
  );
}

/** The facts with what is said of the seller, which is no field that anybody hands in. */
export function withSeller(facts: ListingFacts, seller: FoundWords | undefined): ListingFacts {
  return seller === undefined
    ? facts
    : withOrigin({ ...facts, seller: seller.value }, { seller: seller.origin });
}

export function withOrigin(
  facts: ListingFacts,
  origins: { price: FactOrigin } | { seller: FactOrigin },
): ListingFacts {
  return { ...facts, origins: { ...facts.origins, ...origins } };
}
