import type { ListingFacts } from "../../reading/listing-facts.ts";
import type { ReadingDetails } from "@flipworth/contract";
import { readingSentence } from "../stage-sentences.ts";

export function readingDetails(facts: ListingFacts): ReadingDetails {
  const { title, price, condition, description, location, seller, origins } = facts;
  return {
    title,
    priceKind: price.kind,
    // Words that make no clear price are told, and never handed on as one.
    priceWords: price.kind === "missing" || price.kind === "unclear" ? null : price.words,
    conditionWords: condition?.words ?? null,
    description,
    location,
    seller,
    origins,
    sentence: readingSentence(facts),
  };
}
