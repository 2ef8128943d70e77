import { type FactName, factNames } from "@flipworth/contract/fact-names";
import type { FactOrigins } from "./fact-origins.ts";
import type { ListingFacts } from "./listing-facts.ts";

/** One set of facts from two readings of the same listing: `first` wins, `second` fills gaps. */
export function mergeFacts(first: ListingFacts, second: ListingFacts): ListingFacts {
  const from = (name: FactName) => {
    if (name === "price") return isPriceFrom(second, first) ? second : first;
    return first[name] === null ? second : first;
  };
  return {
    title: from("title").title,
    price: from("price").price,
    condition: from("condition").condition,
    description: from("description").description,
    category: from("category").category,
    location: from("location").location,
    ...newPriceOf(first, second),
    ...attributesOf(first, second),
    seller: from("seller").seller,
    isSold: first.isSold || second.isSold,
    origins: originsFrom(from),
  };
}

function newPriceOf(first: ListingFacts, second: ListingFacts) {
  const dollars = first.newPriceDollars ?? second.newPriceDollars;
  return dollars === undefined ? {} : { newPriceDollars: dollars };
}

function attributesOf(first: ListingFacts, second: ListingFacts) {
  if (first.attributes === undefined && second.attributes === undefined) return {};
  return { attributes: { ...second.attributes, ...first.attributes } };
}

/** A price that cannot be told gives way to one that can. */
function isPriceFrom({ price: second }: ListingFacts, { price: first }: ListingFacts): boolean {
  if (first.kind === "missing") return true;
  return first.kind === "unclear" && second.kind !== "missing" && second.kind !== "unclear";
}

function originsFrom(from: (name: FactName) => ListingFacts): FactOrigins {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const origin = from(name).origins[name];
      return origin === undefined ? [] : [[name, origin]];
    }),
  );
}
