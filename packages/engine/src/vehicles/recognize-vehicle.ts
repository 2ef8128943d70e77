import { type BodyWord, bodyWords } from "./body-words.ts";
import { tokenize, type Token } from "../price-guide/tokens.ts";
import { findAnyOfMake, findMisspelled, findModel, type FoundModel } from "./find-model.ts";
import { type FoundPhrase, scanPhrases } from "./phrase-scan.ts";
import { readVehicleFacts } from "./reading/read-vehicle-facts.ts";
import type { VehicleFacts } from "./reading/vehicle-facts.ts";
import { hasMisspelledMaker } from "./misspelled-names.ts";
import { namedByVehicleFields } from "./reading/vehicle-fields.ts";
import { standsAt } from "./vehicle-index.ts";
import { vehicleIndex, vehiclePhrases } from "./vehicle-guide.ts";
import { type VehicleSection, vehicleSection } from "./vehicle-section.ts";
import { isPartOfVehicle, type TitleWords, weighVehicle } from "./weigh-vehicle.ts";

/** A vehicle that the listing names; most sell it, whole or to be repaired. */
export type RecognizedVehicle = {
  found: FoundModel;
  facts: VehicleFacts;
  /** The words that name it. */
  matchedWords: string;
};

/** What is sold: the vehicle, or a part or an accessory of it. */
export type VehicleReading = { vehicle: RecognizedVehicle; sells: "vehicle" | "part" };

export type VehicleListing = {
  title: string;
  description: string;
  titleTokens: readonly Token[];
  /** The marketplace's own words. */
  category: string | null;
  attributes: Readonly<Record<string, string>>;
  conditionWords: string | null;
  /** The model year of the newest vehicles. */
  latestYear: number;
  /** Whether the title's words beside the vehicle's name are the name of another thing: a guitar. */
  namesOtherThing: (vehicle: { start: number; end: number }) => boolean;
};

/** null for a toy, another thing, and what does not surely enough name a vehicle. */
export function recognizeVehicle(listing: VehicleListing): VehicleReading | null {
  const section = vehicleSection(listing.category, listing.attributes);
  const isAmongVehicles = section === "with_fields" || section === "vehicles";
  // Most listings are no vehicles, and most of these are told by their first look.
  if (section === "parts" || (!isAmongVehicles && !mayName(listing))) return null;
  const { title, description, attributes, conditionWords: condition, latestYear } = listing;
  const facts = readVehicleFacts({ title, description, attributes, condition, latestYear });
  const phrases = scanPhrases(vehiclePhrases(), title);
  const found = findNamed(listing, { facts, phrases, section });
  if (found === undefined) return null;
  const { start, end } = found.at;
  const titleWords: TitleWords = { listing, phrases, section, facts, ...found };
  const isVehicle = weighVehicle(titleWords);
  if (!isVehicle && !isPartOfVehicle(titleWords)) return null;
  const matchedWords = found.tokens
    .slice(start, end)
    .map(({ raw }) => raw)
    .join(" ");
  const vehicle = { found: found.model, facts, matchedWords };
  return { vehicle, sells: isVehicle ? "vehicle" : "part" };
}

export type Named = {
  model: FoundModel;
  tokens: readonly Token[];
  at: { start: number; end: number };
  from: "title" | "mended" | "maker" | "text";
};

type Question = {
  facts: VehicleFacts;
  phrases: readonly FoundPhrase[];
  section: VehicleSection;
};

/** The title first; where it names nothing, a misspelled name, the page's own field, the text, and at last the maker. */
function findNamed(
  { titleTokens: tokens, attributes, description }: VehicleListing,
  { facts, phrases, section }: Question,
): Named | undefined {
  const index = vehicleIndex();
  const { year } = facts;
  const named = (model: FoundModel | undefined, of: readonly Token[], from: Named["from"]) =>
    model && { model, tokens: of, at: { start: model.start, end: model.end }, from };
  const inTitle = named(findModel(index, tokens, year), tokens, "title");
  if (inTitle !== undefined && inTitle.model.make !== "") return inTitle;
  const body = bodyOf(phrases);
  const maker = named(findAnyOfMake(index, tokens, { year, body }), tokens, "maker");
  // Looked for late: it takes longer than all the rest.
  const mended = () => {
    const isOfVehicles = section === "with_fields" || section === "vehicles";
    const found = findMisspelled(index, tokens, { year, needsMaker: !isOfVehicles });
    return named(found, tokens, "mended");
  };
  if (section !== "with_fields") return mended() ?? inTitle ?? (year === null ? undefined : maker);
  const field = tokenize(namedByVehicleFields(attributes));
  const text = tokenize(description.slice(0, 200));
  return (
    named(findModel(index, field, year), field, "text") ??
    mended() ??
    inTitle ??
    withMaker(named(findModel(index, text, year), text, "text")) ??
    maker
  );
}

/** A maker's or a model's name stands in the title; beside a year the maker's may be misspelled. */
function mayName({ title, titleTokens: tokens }: VehicleListing): boolean {
  const index = vehicleIndex();
  const isNamed = tokens.some(({ key }, at) =>
    [...(index.byFirst.get(key) ?? []), ...(index.makesByFirst.get(key) ?? [])].some(({ keys }) =>
      standsAt(tokens, at, keys),
    ),
  );
  return isNamed || (/\b(?:19|20)\d\d\b/.test(title) && hasMisspelledMaker(index, tokens));
}

/** Further text names other cars too: only with its maker. */
const withMaker = (named: Named | undefined) =>
  named !== undefined && named.model.isMakeNamed ? named : undefined;

const bodyOf = (phrases: readonly FoundPhrase[]): BodyWord | null =>
  bodyWords.find((body) => phrases.some(({ list }) => list === body)) ?? null;
