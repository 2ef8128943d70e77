import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { findFaults } from "./faults/find-faults.ts";
import { isForParts } from "./for-parts.ts";
import type { Identification, IdentifiedItem } from "./identification.ts";
import { mended, withPartsJoined, withPartsMended } from "./names/spelling.ts";
import { findNotAnItem } from "./not-an-item.ts";
import { readWords, type Words } from "./read-words.ts";
import { findVehicle } from "./find-vehicle.ts";
import { partOfVehicle } from "./relation/part-of-vehicle.ts";
import { itemOfVehicle } from "../vehicles/vehicle-item.ts";
import { saysMore } from "./item/narrower-name.ts";
import { identifyItem } from "./item/identify-item.ts";

/**
 * What the listing sells. Reads words from which every price has been taken out, so that the ask
 * cannot move the value of the thing. The title decides; the description fills in. `asOf` is the
 * ISO date of the analysis, the guide's month where absent: no vehicle is of a later model year.
 */
export function identify(facts: PriceBlindFacts, asOf?: string): Identification {
  const words = readWords(facts);
  if (words.titleTokens.length === 0 && !/\p{L}/u.test(words.title)) return { kind: "unreadable" };
  const { title, description } = words;
  const notAnItem = findNotAnItem({ title, description, category: facts.category ?? "" });
  if (notAnItem !== null) return { kind: "not_an_item", ...notAnItem };
  const item = itemOf(words, facts, asOf);
  const readAs = (spelled: string) =>
    spelled === title ? null : itemOf(readWords({ ...facts, title: spelled }), facts, asOf);
  const mendedTitle = withPartsMended(title);
  const meant = readAs(mendedTitle);
  if (
    meant !== null &&
    !isNamedWithout(mendedTitle, item) &&
    (isPartOf(meant, item) || isNamedWithout(title, meant) || isSurer(meant, item))
  )
    return meant;
  // "Bike seat post" has a price of its own as it is written.
  if (item.isAccessory || item.entry?.specificity === "type") return item;
  const joined = readAs(withPartsJoined(mendedTitle));
  return joined !== null && (isPartOf(joined, item) || isSurer(joined, item)) ? joined : item;
}

/** A part where the title as it is written named the thing or the vehicle. */
const isPartOf = (meant: IdentifiedItem, item: IdentifiedItem): boolean =>
  meant.isAccessory || (item.vehicle !== undefined && meant.vehicle === undefined);

/**
 * "PS5 controler": what is meant is named by a word that the title has otherwise. "Kona Coiler" is no
 * cooler: as it is written, its name is none of the mended title's.
 */
const isNamedWithout = (title: string, { entry, matchedWords }: IdentifiedItem): boolean =>
  entry !== null &&
  matchedWords !== null &&
  matchedWords.split(" ").some((word) => !title.toLowerCase().includes(word));

/** "Xbox One wireles controller": another thing, and no less sure. */
const isSurer = (meant: IdentifiedItem, item: IdentifiedItem): boolean =>
  meant.entry !== null && meant.entry !== item.entry && meant.confidence >= item.confidence;

function itemOf(words: Words, facts: PriceBlindFacts, asOf: string | undefined): IdentifiedItem {
  const named = findVehicle(words, facts, asOf);
  if (named?.sells === "vehicle") return itemOfVehicle(named.vehicle);
  const spelled = identifySpelled(words, facts);
  const part =
    named === null || hasPrice(spelled) ? null : partOfVehicle(words, named.vehicle, facts);
  const item = part ?? spelled;
  const { title, description } = words;
  const { category, entry } = item;
  const faults = findFaults({ title, description, category, entry, condition: facts.condition });
  return { ...item, faults, isForParts: isForParts({ words, facts, faults }) };
}

/** "Honda Civic wheels" are none of a Honda generator. */
const hasPrice = ({ entry, partOf, isMixedLot }: IdentifiedItem): boolean =>
  entry !== null || isMixedLot || partOf?.thing.category === "vehicles";

/** As the title is written, and with its slips of the pen mended where that names more. */
function identifySpelled(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const item = identifyItem(words, facts);
  if (item.entry?.specificity === "model") return item;
  const titleTokens = mended(words.titleTokens);
  if (titleTokens === null) return item;
  const meant = identifyItem({ ...words, titleTokens }, facts);
  return saysMore(meant, item) ? meant : item;
}
