import { assertNever } from "./assert-never.ts";
import type { ListingInput, IdentifiedListing, Refusal } from "./analysis-input.ts";
import { identify } from "./identification/identify.ts";
import { withSighting } from "./identification/identify-by-sight.ts";
import { surelySeen } from "./identification/sighting.ts";
import { priceBlind } from "./reading/price-blind.ts";
import { identificationSentence, readingSentence } from "./report/stage-sentences.ts";
import { refuse } from "./report/refusals.ts";
import { readListing } from "./read-listing.ts";

/** What a listing says and what it sells. Of prices nothing is known here. */
export function identifyListing(input: ListingInput): IdentifiedListing | Refusal {
  const read = readListing(input);
  if (read.kind === "refused") return read;
  const { facts } = read;
  input.onStage?.("reading", readingSentence(facts));

  const named = identify(priceBlind(facts), input.asOf);
  switch (named.kind) {
    case "unreadable":
      return refuse("nothing_to_read", "nothingToRead");
    case "not_an_item":
      return refuse("not_an_item", named.reason);
    case "item": {
      const item = withSighting(named, priceBlind(facts), surelySeen(input.sighting));
      input.onStage?.("identification", identificationSentence(item));
      return { kind: "identified", facts, item };
    }
    default:
      return assertNever(named);
  }
}
