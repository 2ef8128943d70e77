import { assertNever } from "./assert-never.ts";
import type { IdentifiedListing, ListingInput, Refusal, RefusalReason } from "./analysis-input.ts";
import type { NotAnItemReason } from "./identification/identification.ts";
import { identify } from "./identification/identify.ts";
import { withSighting } from "./identification/identify-by-sight.ts";
import { nameOfSeen, type SeenThing, surelySeen } from "./identification/sighting.ts";
import { readFields } from "./reading/fields/read-fields.ts";
import type { FactOrigin } from "./reading/fact-origins.ts";
import type { ListingFacts } from "./reading/listing-facts.ts";
import { mergeFacts } from "./reading/merge-facts.ts";
import { isBareLink } from "./reading/pasted/page-phrases.ts";
import { isPageOfMany, readPastedText } from "./reading/pasted/read-pasted-text.ts";
import { priceBlind } from "./reading/price-blind.ts";
import { readLabel } from "./reading/screenshot/read-label.ts";
import { readScreenshot } from "./reading/screenshot/read-screenshot.ts";
import { identificationSentence, readingSentence } from "./report/stage-sentences.ts";

/** What a listing says and what it sells. Of prices nothing is known here. */
export function identifyListing(input: ListingInput): IdentifiedListing | Refusal {
  const read = readAll(input);
  if (read.kind === "refused") return read;
  const { facts } = read;
  input.onStage?.("reading", readingSentence(facts));

  const named = identify(priceBlind(facts), input.asOf);
  switch (named.kind) {
    case "unreadable":
      return refuse("nothing_to_read", nothingToRead);
    case "not_an_item":
      return refuse("not_an_item", notAnItem[named.reason]);
    case "item": {
      const item = withSighting(named, priceBlind(facts), surelySeen(input.sighting));
      input.onStage?.("identification", identificationSentence(item));
      return { kind: "identified", facts, item };
    }
    default:
      return assertNever(named);
  }
}

function readAll({
  fields,
  text,
  screenshot,
  sighting,
}: ListingInput): Refusal | { kind: "read"; facts: ListingFacts } {
  const fromFields = readFields(fields);
  const written = text ? mergeFacts(fromFields, readPastedText(text)) : fromFields;
  const picture = screenshot ? readScreenshot(screenshot) : null;
  const read = picture?.kind === "listing" ? mergeFacts(written, picture.facts) : written;
  const seen = withSeen(read, surelySeen(sighting));
  const label = screenshot && picture?.kind === "not_a_listing" ? readLabel(screenshot) : null;
  const isNamed = seen.title !== null || seen.description !== null;
  const facts = isNamed || label === null || !isKnown(label) ? seen : mergeFacts(seen, label);
  if (facts.title === null && facts.description === null) {
    if (text && isBareLink(text)) return refuse("nothing_to_read", linkOnly);
    if (text && isPageOfMany(text)) return refuse("not_a_listing", notAListing.many_listings);
    return picture?.kind === "not_a_listing"
      ? refuse("not_a_listing", notAListing[picture.reason])
      : refuse("nothing_to_read", nothingToRead);
  }
  if (facts.price.kind === "unusable") {
    return refuse("unusable_price", unusablePrice(facts.price.words));
  }
  return { kind: "read", facts };
}

/** The words on an object count as its name only where they name a model that is priced. */
function isKnown(label: ListingFacts): boolean {
  const item = identify(priceBlind(label));
  if (item.kind !== "item" || item.isAccessory || item.isMixedLot) return false;
  return item.entry?.specificity === "model";
}

const seenOnPhoto: FactOrigin = { source: { kind: "photo" }, certainty: "likely" };

/** A photo without words is named by what was seen on it; a condition nobody states is as it looks. */
function withSeen(facts: ListingFacts, seen: SeenThing | null): ListingFacts {
  if (seen === null) return facts;
  const { condition } = seen;
  const title = facts.description === null ? nameOfSeen(seen) : null;
  const looks =
    condition === null ? null : { grade: condition, words: `looks ${condition.replace("_", " ")}` };
  return {
    ...facts,
    title: facts.title ?? title,
    condition: facts.condition ?? looks,
    origins: {
      ...(title === null ? {} : { title: seenOnPhoto }),
      ...(looks === null ? {} : { condition: seenOnPhoto }),
      ...facts.origins,
    },
  };
}

function refuse(reason: RefusalReason, sentence: string): Refusal {
  return { kind: "refused", reason, sentence };
}

const nothingToRead =
  "There's nothing to read. Add a title, a description, the listing's text or a screenshot.";

const linkOnly =
  "We can't open links. Open the listing, copy its text with the title and the price (or take a screenshot), and paste that here.";

const notAListing = {
  many_listings:
    "This text shows several items, each with a price. Open one listing and copy its page, or enter one item's title and price.",
  no_text:
    "We couldn't read any text in this picture. Enter what it is as the title, or take a screenshot of the listing's page at normal zoom.",
  no_listing:
    "This picture doesn't show a single listing or a label we know. Enter what it is as the title, or take a screenshot of one listing with its title and price.",
} as const;

const unusablePrice = (words: string) =>
  `We can't use "${words}" as a price. Enter dollars from 0 to 1,000,000, or leave it out.`;

const notAnItem = {
  housing: "This is a home or a room, not an item to resell. Open the listing of one item.",
  job: "This is a job offer, not an item to resell. Open the listing of one item.",
  service:
    "This is a service, not an item to resell. If an item is for sale here, enter its name as the title.",
  wanted: "This person wants to buy, not sell. Open a listing that offers the item.",
  rental: "This is for rent, not for sale. Open a listing that sells the item.",
  animal: "We don't price live animals. For a cage, tank or saddle, enter its name as the title.",
} as const satisfies Record<NotAnItemReason, string>;
