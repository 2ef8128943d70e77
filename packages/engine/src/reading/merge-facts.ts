import type { ListingFacts } from "./listing-facts.ts";

/** One set of facts from two readings of the same listing: `first` wins, `second` fills gaps. */
export function mergeFacts(first: ListingFacts, second: ListingFacts): ListingFacts {
  return {
    title: first.title ?? second.title,
    price: first.price.kind === "missing" ? second.price : first.price,
    condition: first.condition ?? second.condition,
    description: first.description ?? second.description,
    category: first.category ?? second.category,
    location: first.location ?? second.location,
    isSold: first.isSold || second.isSold,
  };
}
