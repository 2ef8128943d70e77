import { findAlong, vehicleGuide } from "../vehicles/vehicle-guide.ts";
import { recognizeVehicle, type VehicleReading } from "../vehicles/recognize-vehicle.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { Token } from "../price-guide/tokens.ts";
import { findBrands } from "./names/find-brand.ts";
import { chooseEntry } from "./names/choose-entry.ts";
import { findCategory } from "./sections/find-category.ts";
import { categoryFromMarketplace } from "./sections/marketplace-category.ts";
import { isModelOfVehicle } from "./names/model-of-vehicle.ts";
import { isPartNoun } from "./relation/lexicon-index.ts";
import type { Words } from "./read-words.ts";

/** The vehicle that the listing sells or sells a part of; null for everything else. */
export function findVehicle(
  { title, description, titleTokens }: Words,
  facts: PriceBlindFacts,
  asOf: string | undefined,
): VehicleReading | null {
  if (isModelOfVehicle(titleTokens, facts.category)) return null;
  const { rules } = vehicleGuide();
  return recognizeVehicle({
    title,
    description,
    titleTokens,
    category: facts.category,
    attributes: facts.attributes ?? {},
    conditionWords: facts.condition?.words ?? null,
    latestYear: Number((asOf ?? rules.asOf).slice(0, 4)),
    namesOtherThing: (vehicle) => namesOtherThing(titleTokens, vehicle, facts.category),
  });
}

type Span = { start: number; end: number };

const isAmongVehicles = (category: string | null) =>
  categoryFromMarketplace(category) === "vehicles";

/** "Golf cart enclosure" and "snowmobile windshield" are kinds of parts, whatever follows. */
const isKindOfPart = (tokens: readonly Token[], { entry, end }: AliasMatch): boolean =>
  entry.specificity === "type" &&
  (isPartNoun(tokens[end - 1]?.key ?? "") || entry.usedMedianUsd < leastOfVehicle);

/** Dollars; hardly a vehicle that runs brings less. */
const leastOfVehicle = 300;

/** A guide's entry, a kind or a maker of other things beside the vehicle's name, or a longer name around it. */
function namesOtherThing(
  tokens: readonly Token[],
  { start, end }: Span,
  category: string | null,
): boolean {
  const isOther = (of: string | null) => of !== null && of !== "vehicles";
  const { best, all, ruledOut } = chooseEntry(tokens, categoryFromMarketplace(category));
  const isLongerAround = (named: Span) =>
    named.start <= start && named.end >= end && named.end - named.start > end - start;
  // "Eyecup for Canon 5D Mark III" names no Lincoln Mark III.
  const isOtherAround = (match: AliasMatch) =>
    isLongerAround(match) && isOther(match.entry.category);
  if ([...all, ...ruledOut].some(isOtherAround)) return true;
  const isBeside = best !== null && (best.end <= start || best.start >= end);
  const isAround = best !== null && isLongerAround(best);
  // "Escort Max 360" is a radar detector, though it belongs to cars as well.
  if (isAround && best.entry.specificity !== "type") return true;
  if (isAround && best.end > end && isKindOfPart(tokens, best)) return true;
  // "External hard drive 2 TB" has the "Drive 2" begin within a longer name.
  const isInto = best !== null && best.start < start && best.end > start && best.end < end;
  // One word of a kind is as often about the car: a "top", a "deck".
  const isTelling =
    best !== null && (best.entry.specificity !== "type" || best.end - best.start > 1);
  if ((isBeside || isAround || isInto) && isTelling && isOther(best.entry.category)) return true;
  const { featureLeads, vehicleWords } = vehicleGuide().words;
  const leads = new Set(`${featureLeads}, ${vehicleWords}`.split(", "));
  // "With a Johnson 9.9", "new batteries": what comes along is no other thing.
  const along = findAlong(tokens, end);
  const behind = tokens.slice(end, along === -1 ? undefined : along);
  const beside = [...tokens.slice(0, start), ...behind].filter(({ raw }) => !leads.has(raw));
  const noun = findCategory(beside);
  // Among vehicles a single noun is as often about the car: "new table of gears", a "phone" mount.
  const isSure = noun?.words.includes(" ") || !isAmongVehicles(category);
  if (noun !== undefined && isSure && isOther(noun.category)) return true;
  return findBrands(beside, null).some((brand) => isOther(brand.category));
}
