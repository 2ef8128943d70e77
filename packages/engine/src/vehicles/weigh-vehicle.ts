import type { FoundPhrase } from "./phrase-scan.ts";
import type { Named, VehicleListing } from "./recognize-vehicle.ts";
import type { VehicleFacts } from "./reading/vehicle-facts.ts";
import { countUnknownWords, endsInUnknownWord } from "./unknown-words.ts";
import { vehicleIndex, vehiclePhrases } from "./vehicle-guide.ts";
import type { VehicleSection } from "./vehicle-section.ts";
import { scanPhrases } from "./phrase-scan.ts";
import { findMakes } from "./vehicle-index.ts";
import { isWholeNumber } from "../price-guide/word-shapes.ts";

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
  /** "2001 Mustang": right before the name it can be nothing else's. */
  yearBeforeName: 1,
  /** "2015 Santa Cruz": years before the model was built, and its maker isn't told. */
  notYetBuilt: -3,
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
  forIt: -3.5,
  unknownAtEnd: -1.5,
  unknownWord: -1.5,
  yearRange: -3,
};

/** Whether the listing sells the vehicle that its words name, and no part, toy or thing of that name. */
export function weighVehicle(words: TitleWords): boolean {
  const { section: where, phrases, facts } = words;
  const has = (list: string) => phrases.some((one) => one.list === list && !isOfName(one, words));
  const isPart = partStanding(words);
  const sum =
    section[where] +
    nameWeight(words) +
    yearWeight(words) +
    (facts.miles !== null ? weights.miles : 0) +
    (has("cues") || isMeasuredVehicle(words) ? weights.titleCue : 0) +
    textCues(words) +
    (isPart === "head" ? weights.partAtHead : isPart === "named" ? weights.partNamed : 0) +
    (has("partsMarks") ? weights.marks : 0) +
    (has("toys") ? weights.toy : 0) +
    (has("wear") || isOtherThing(words) ? weights.otherThing : 0) +
    (has("services") ? weights.service : 0) +
    (isNamedAsUse(words) ? weights.forIt : 0) +
    (endsInUnknownWord(words) ? weights.unknownAtEnd : 0) +
    countUnknownWords(words) * weights.unknownWord +
    (isOfYears.test(words.listing.title) ? weights.yearRange : 0);
  return sum >= enough;
}

/** Whether it sells a part of the vehicle, which its title surely names: "hood for 2014 Civic". */
export function isPartOfVehicle(words: TitleWords): boolean {
  const { phrases, from, model } = words;
  const isOther = ["toys", "wear", "services"].some((of) =>
    phrases.some(({ list }) => list === of),
  );
  if (isOther || from !== "title" || (!model.isMakeNamed && isOtherThing(words))) return false;
  return partStanding(words) === "head" && nameWeight(words) + yearWeight(words) > 1;
}

function yearWeight({ model, facts, from, tokens, at }: TitleWords): number {
  if (facts.year === null) return 0;
  const firstYear = model.model?.generations[0]?.[0] ?? 0;
  if (!model.isMakeNamed && facts.year < firstYear - 1) return weights.notYetBuilt;
  const isBefore = from === "title" && tokens[at.start - 1]?.raw === String(facts.year);
  return weights.year + (isBefore ? weights.yearBeforeName : 0);
}

/** A name that is an everyday word, a number or two letters says little without its maker or a year. */
function nameWeight(words: TitleWords): number {
  const { model, from, facts } = words;
  if (from === "maker") return makerWeight(words);
  const isCommon = isCommonName(words);
  if (model.make === "") return isCommon ? 0.5 : model.end - model.start > 1 ? 2.5 : 1.5;
  if (from !== "title") return model.isMakeNamed ? 1.5 : -1;
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
  const isBare = keys.join("").length <= 3 || isWholeNumber(keys.join(""));
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

/** A part fits the vehicles of several years: "1999-2002 Silverado". */
const isOfYears = /\b(?:19|20)\d\d ?(?:-|–|to|thru) ?(?:19|20)?\d\d\b/;

/** The name of another thing tells nothing beside a year, a maker and a model. */
function isOtherThing(words: TitleWords): boolean {
  const { model, facts, from, at, listing } = words;
  const isWhole = from === "title" && model.isMakeNamed && facts.year !== null;
  return !isWhole && listing.namesOtherThing(at);
}

/** "16ft", "24' pontoon", "6x12 enclosed trailer": boats and trailers are told by their length. */
function isMeasuredVehicle({ model, listing: { title } }: TitleWords): boolean {
  if (/\b(?:1[2-9]|[23]\d|4[0-5]) ?(?:ft|foot|footer|feet|')(?!\w)/i.test(title)) return true;
  return model.make === "" && /\b[4-8](?:\.5)? ?['x] ?x? ?(?:[6-9]|[12]\d|3[0-6])\b/i.test(title);
}

/** "Roof bars for Subaru Forester": something stands before, and the vehicle is what it is for. */
function isNamedAsUse({ tokens, at, from }: TitleWords): boolean {
  if (from === "text") return false;
  const makeAt = findMakes(vehicleIndex(), tokens).at(0)?.start ?? at.start;
  const before = tokens
    .slice(0, Math.min(at.start, makeAt))
    .filter(({ raw }) => !isWholeNumber(raw));
  return before.length > 1 && /^(?:for|fits?)$/.test(before.at(-1)?.raw ?? "");
}

/** The words are part of the vehicle's own name: a "Honda Shift", a "Kia Seltos top". */
function isOfName({ words }: FoundPhrase, { tokens, at, from }: TitleWords): boolean {
  if (from === "text") return false;
  const name = tokens.slice(at.start, at.end).map(({ raw }) => raw);
  return words
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .every((word) => name.includes(word));
}

/** These say nothing of what stands first or last: "Civic wheels 17 set of four". */
const idleWords =
  /\b(?:set|pair|new|used|oem|the|an?|of|for sale|factory|stock|original|obo|only|good condition|cheap|\d\d?(?: ?in(?:ch)?)?|two|three|four)\b/gi;

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
  // "Work van, Chevy Express, ladder rack": what is sold comes first.
  const isVehicleFirst = words.phrases.some(({ list, start }) => list === "cues" && start === 0);
  const isHead = hits.some((hit) => {
    const isFirst = !/[a-z]{2}/i.test(title.slice(0, hit.start).replace(idleWords, ""));
    const isLast =
      !isVehicleFirst && !/[a-z\d]{2}/i.test(title.slice(hit.end).replace(idleWords, ""));
    const isLinked = words.phrases.some(
      (link) => link.list === "partsLinks" && link.start >= hit.end && link.start - hit.end <= 2,
    );
    return isFirst || isLast || isLinked;
  });
  return isHead ? "head" : "named";
}

/** "For parts", "no engine" and "bumper pull": words of a part that tell of the whole vehicle. */
function isOfVehicleForParts({ start }: FoundPhrase, words: TitleWords): boolean {
  const lists = ["notRunning", "notParts", ...(mayBeBoat(words) ? ["notPartsOfBoats"] : [])];
  return words.phrases.some(
    ({ list, ...one }) => lists.includes(list) && one.start <= start && one.end > start,
  );
}

/** "Center console boat": no car's maker or model is named. */
const mayBeBoat = ({ model }: TitleWords): boolean =>
  (model.model ?? model.among[0])?.class === "boat" || model.make === "";

/** Behind the vehicle's name and led by "with", "new" or "leather", it comes with the vehicle. */
function isFeature({ start }: FoundPhrase, words: TitleWords): boolean {
  const { listing, phrases, tokens, at, from } = words;
  const { title } = listing;
  const first = from === "text" ? "" : (tokens[at.start]?.raw ?? "");
  const nameAt = title.toLowerCase().indexOf(first);
  const name = tokens
    .slice(at.start, at.end)
    .map(({ raw }) => raw)
    .join(" ");
  if (nameAt === -1 || nameAt >= start) return false;
  if (/\b(?:with|w\/|includes?|including|has|comes with|needs?)\s.*$/i.test(title.slice(0, start)))
    return true;
  return phrases.some(
    ({ list, end }) =>
      list === "featureLeads" &&
      end > nameAt + name.length &&
      end <= start &&
      /^[\s&,+/-]*(?:\w+ )?$/.test(title.slice(end, start)),
  );
}
