import type { FoundWords } from "../fact-origins.ts";
import { type Draft, factsFromDraft, withSeller } from "../facts-from-found.ts";
import type { ListingFacts } from "../listing-facts.ts";
import { readSeller } from "../fields/read-seller.ts";
import { findDescription } from "./screenshot-description.ts";
import { findCondition, findPlace } from "./screenshot-details.ts";
import type { Headline } from "./screenshot-headline.ts";
import { foundIn, lessSure, wordsOf } from "./screenshot-origin.ts";
import type { Segment } from "./screenshot-segments.ts";

/** The facts of the listing whose headline was found, from the segments that are its own. */
export function factsOnPage(headline: Headline, segments: readonly Segment[]): ListingFacts {
  const rest = segments.filter((segment) => !headline.segments.includes(segment));
  const facts = factsFromDraft(
    withoutUndefined({
      title: titleOf(headline),
      price: priceOf(headline),
      condition: findCondition(rest),
      location: placeOf(headline) ?? findPlace(rest),
      description: findDescription(rest, headline),
    }),
  );
  return withSeller(withPriceOf(headline, facts), sellerOn(rest));
}

/** Amounts inside the description are not asked on this page: only the price itself counts. */
function withPriceOf({ price }: Headline, facts: ListingFacts): ListingFacts {
  if (price.kind !== "missing") return { ...facts, price };
  const { price: _ofOtherWords, ...origins } = facts.origins;
  return { ...facts, price, origins };
}

/** Without a price beside it, only its size says that it is the title. */
function titleOf({ title, titleWords, price }: Headline): FoundWords | undefined {
  const found = foundIn(title, titleWords);
  if (found === undefined || price.kind !== "missing") return found;
  return { ...found, origin: lessSure(found.origin, "likely") };
}

function priceOf({ price, priceWords }: Headline): FoundWords | undefined {
  const found = "words" in price ? foundIn(price.words, priceWords) : undefined;
  if (found === undefined) return undefined;
  // An amount that was not believed is no price at all, so what is left is not in doubt.
  const certainty = price.kind === "unclear" ? "unsure" : "sure";
  return { ...found, origin: { ...found.origin, certainty } };
}

function placeOf({ place, placeWords }: Headline): FoundWords | undefined {
  return place === null ? undefined : foundIn(place, placeWords);
}

function sellerOn(segments: readonly Segment[]): FoundWords | undefined {
  const telling = segments.filter(({ text }) => readSeller([text]) !== null);
  const seller = readSeller(telling.map(({ text }) => text));
  return seller === null ? undefined : foundIn(seller, wordsOf(telling));
}

function withoutUndefined(found: { [Field in keyof Draft]: FoundWords | undefined }): Draft {
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}
