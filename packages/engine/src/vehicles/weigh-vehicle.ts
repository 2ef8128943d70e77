import type { FoundPhrase } from "./phrase-scan.ts";
import type { Named, VehicleListing } from "./recognize-vehicle.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { vehicleIndex, vehiclePhrases } from "./vehicle-guide.ts";
import type { VehicleSection } from "./vehicle-section.ts";
import { scanPhrases } from "./phrase-scan.ts";

export type TitleWords = Named & {
  listing: VehicleListing;
  phrases: readonly FoundPhrase[];
  section: VehicleSection;
  facts: VehicleFacts;
};

// What speaks for a vehicle and what against it, in one currency: 2.5 together are enough. Editors'
// figures: a year, a maker and a model name a vehicle; a part's name at the head of the title
// outweighs them, and a section of vehicles outweighs a part's name that only describes one.
const enough = 2.5;
const section = { with_fields: 4.5, vehicles: 3, unknown: 0, elsewhere: -3, parts: -9 } as const;
const weights = {
  year: 1,
  miles: 2,
  titleCue: 2.5,
  textCue: 0.75,
  mostTextCues: 2.25,
  partAtHead: -6,
  partNamed: -3.5,
  marks: -3,
  toy: -8,
  otherThing: -4,
  service: -4,
};

/** Whether the listing sells the vehicle that its words name, and no part, toy or thing of that name. */
export function weighVehicle(words: TitleWords): boolean {
  const { section: where, phrases, facts, listing } = words;
  const has = (list: string) => phrases.some((one) => one.list === list && !isOfName(one, words));
  const isPart = partStanding(words);
  const sum =
    section[where] +
    nameWeight(words) +
    (facts.year === null ? 0 : weights.year) +
    (facts.miles !== null ? weights.miles : 0) +
    (has("cues") || isMeasuredVehicle(listing.title) ? weights.titleCue : 0) +
    textCues(words) +
    (isPart === "head" ? weights.partAtHead : isPart === "named" ? weights.partNamed : 0) +
    (has("partsMarks") ? weights.marks : 0) +
    (has("toys") ? weights.toy : 0) +
    (has("wear") || isOtherThing(words) ? weights.otherThing : 0) +
    (has("services") ? weights.service : 0);
  return sum >= enough;
}

/** A name that is an everyday word, a number or two letters says little without its maker or a year. */
function nameWeight(words: TitleWords): number {
  const { model, from, facts } = words;
  if (from === "maker") return makerWeight(words);
  const isCommon = isCommonName(words);
  if (model.make === "") return isCommon ? 0.5 : 1.5;
  if (from !== "title") return model.isMakeNamed ? 1.5 : 0;
  if (model.isMakeNamed) return 2.5;
  if (!isCommon) return 2.5;
  return facts.year === null && facts.miles === null ? -1 : 0.5;
}

/** A year and a maker with hardly a word besides can only be a vehicle. */
function makerWeight({ facts, tokens, at }: TitleWords): number {
  if (facts.year === null) return 0;
  return tokens.length - (at.end - at.start) <= 3 ? 1.5 : 1;
}

function isCommonName({ tokens, at }: TitleWords): boolean {
  const keys = tokens.slice(at.start, at.end).map(({ key }) => key);
  const isBare = keys.join("").length <= 3 || /^\d+$/.test(keys.join(""));
  return isBare || vehicleIndex().commonNames.has(keys.join(" "));
}

/** What a text tells counts less where the name is an everyday word. */
function textCues(words: TitleWords): number {
  const cues = new Set(
    scanPhrases(vehiclePhrases(), words.listing.description)
      .filter(({ list }) => list === "cues")
      .map(({ words: cue }) => cue.toLowerCase()),
  );
  const isDoubtful = !words.model.isMakeNamed && isCommonName(words);
  const most = isDoubtful ? weights.textCue : weights.mostTextCues;
  return Math.min(most, cues.size * weights.textCue);
}

/** The name of another thing tells only where the vehicle's own could mean anything. */
function isOtherThing(words: TitleWords): boolean {
  const { model, facts, from, at, listing } = words;
  const isWhole = from === "title" && model.isMakeNamed && facts.year !== null;
  const isDistinct = from === "title" && model.make !== "" && !isCommonName(words);
  return !isWhole && !isDistinct && listing.namesOtherThing(at);
}

/** "16ft", "24' pontoon": boats and trailers are told by their length. */
const isMeasuredVehicle = (title: string) =>
  /\b(?:1[2-9]|[23]\d|4[0-5]) ?(?:ft|foot|footer|feet|')(?!\w)/i.test(title);

/** The words are part of the vehicle's own name: a "Honda Shift", a "Kia Seltos top". */
function isOfName({ words }: FoundPhrase, { tokens, at, from }: TitleWords): boolean {
  if (from === "text") return false;
  const name = tokens.slice(at.start, at.end).map(({ raw }) => raw);
  return words
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .every((word) => name.includes(word));
}

/** These say nothing of what stands first or last. */
const idleWords =
  /\b(?:set|pair|new|used|oem|the|an?|of|for sale|factory|stock|original|obo|only|good condition|cheap)\b/gi;

/**
 * How a part stands in the title: "Camry tires" and "tires off a Camry" sell it, "Camry with new
 * tires" tells of the car, and anything else may be either.
 */
function partStanding(words: TitleWords): "head" | "named" | "none" {
  const { title } = words.listing;
  const hits = words.phrases.filter(
    (one) =>
      one.list === "parts" &&
      !isOfName(one, words) &&
      !isFeature(one, words) &&
      !isOfVehicleForParts(one, words),
  );
  if (hits.length === 0) return "none";
  const isHead = hits.some((hit) => {
    const isFirst = !/[a-z]{2}/i.test(title.slice(0, hit.start).replace(idleWords, ""));
    const isLast = !/[a-z\d]{2}/i.test(title.slice(hit.end).replace(idleWords, ""));
    const isLinked = words.phrases.some(
      (link) => link.list === "partsLinks" && link.start >= hit.end && link.start - hit.end <= 2,
    );
    return isFirst || isLast || isLinked;
  });
  return isHead ? "head" : "named";
}

/** "For parts", "parts car", "no engine": the whole vehicle, which does not run. */
const isOfVehicleForParts = ({ start }: FoundPhrase, { phrases }: TitleWords) =>
  phrases.some((one) => one.list === "notRunning" && one.start <= start && one.end > start);

/** Behind the vehicle's name and led by "with", "new" or "leather", it comes with the vehicle. */
function isFeature({ start }: FoundPhrase, words: TitleWords): boolean {
  const { listing, phrases, tokens, at, from } = words;
  const { title } = listing;
  const first = from === "text" ? "" : (tokens[at.start]?.raw ?? "");
  const nameAt = title.toLowerCase().indexOf(first);
  if (nameAt === -1 || nameAt >= start) return false;
  if (/\b(?:with|w\/|includes?|including|has|comes with|needs?)\s.*$/i.test(title.slice(0, start)))
    return true;
  return phrases.some(
    ({ list, end }) =>
      list === "featureLeads" &&
      end <= start &&
      /^[\s&,+/-]*(?:\w+ )?$/.test(title.slice(end, start)),
  );
}
