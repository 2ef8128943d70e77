import { identify } from "./identification/identify.ts";
import type { ListingFacts, OcrPage } from "./reading/listing-facts.ts";
import { readLabel } from "./reading/screenshot/read-label.ts";
import { priceBlind } from "./reading/price-blind.ts";

/** The words on an object count as its name only where they name a model that is priced. */
function isKnown(label: ListingFacts): boolean {
  const item = identify(priceBlind(label));
  if (item.kind !== "item" || item.isAccessory || item.isMixedLot) return false;
  return item.entry?.specificity === "model";
}

/** What the words on an object name, where they name something that is priced. */
export function readKnownLabel(screenshot: OcrPage): ListingFacts | null {
  const label = readLabel(screenshot);
  return label !== null && isKnown(label) ? label : null;
}
