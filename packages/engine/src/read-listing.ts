import type { ListingInput, Refusal } from "./analysis-input.ts";
import { surelySeen } from "./identification/sighting.ts";
import { readFields } from "./reading/fields/read-fields.ts";
import type { ListingFacts } from "./reading/listing-facts.ts";
import { mergeFacts } from "./reading/merge-facts.ts";
import { isBareLink } from "./reading/pasted/page-phrases.ts";
import { isPageOfMany, readPastedText } from "./reading/pasted/read-pasted-text.ts";
import { readScreenshot } from "./reading/screenshot/read-screenshot.ts";
import { refuse } from "./report/refusals.ts";
import { readKnownLabel } from "./known-label.ts";
import { withSeen } from "./photo-facts.ts";

/** What the fields, the pasted text and the picture say together, or why that is no listing. */
export function readListing({
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
  const isNamed = seen.title !== null || seen.description !== null;
  const mayBeLabel = !isNamed && picture?.kind === "not_a_listing";
  const label = screenshot && mayBeLabel ? readKnownLabel(screenshot) : null;
  const facts = label === null ? seen : mergeFacts(seen, label);
  if (facts.title === null && facts.description === null) {
    if (text && isBareLink(text)) return refuse("nothing_to_read", "linkOnly");
    if (text && isPageOfMany(text)) return refuse("not_a_listing", "many_listings");
    return picture?.kind === "not_a_listing"
      ? refuse("not_a_listing", picture.reason)
      : refuse("nothing_to_read", "nothingToRead");
  }
  if (facts.price.kind === "unusable") {
    return refuse("unusable_price", "unusablePrice", facts.price.words);
  }
  return { kind: "read", facts };
}
