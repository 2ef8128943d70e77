import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { entryOfVehicle } from "../../vehicles/vehicle-item.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import type { IdentifiedItem } from "../identification.ts";
import { accessoryItem } from "../item-without-entry.ts";
import type { Words } from "../read-words.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";

const probability = 0.7;

/** "2014 Civic hood": what the lexicon tells of such vehicles, where nothing else has a price of it. */
export function partOfVehicle(
  words: Words,
  vehicle: RecognizedVehicle,
  facts: PriceBlindFacts,
): IdentifiedItem | null {
  const { titleTokens: tokens } = words;
  const { start, end } = vehicle.found;
  const entry = entryOfVehicle(vehicle);
  const [noun] = tokens
    .map((_, at) => (at >= start && at < end ? null : nounAt(tokens, at, entry)))
    .filter((found): found is FoundNoun => found !== null && found.noun.of !== null)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || b.start - a.start);
  if (noun === undefined) return null;
  const match = { entry, start, end, keys: "", length: 0, isBrandApart: false };
  return accessoryItem(words, { match, noun, own: null, probability }, facts);
}
