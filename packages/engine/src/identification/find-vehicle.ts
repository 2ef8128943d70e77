import { vehicleGuide } from "../vehicles/vehicle-guide.ts";
import { type RecognizedVehicle, recognizeVehicle } from "../vehicles/recognize-vehicle.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { chooseEntry } from "./choose-entry.ts";
import { findCategory } from "./find-category.ts";
import { categoryFromMarketplace } from "./marketplace-category.ts";
import type { Words } from "./read-words.ts";

/** The vehicle that the listing sells; null for everything else, parts of vehicles among it. */
export function findVehicle(
  { title, description, titleTokens }: Words,
  facts: PriceBlindFacts,
  asOf: string | undefined,
): RecognizedVehicle | null {
  const { rules } = vehicleGuide();
  return recognizeVehicle({
    title,
    description,
    titleTokens,
    category: facts.category,
    attributes: facts.attributes ?? {},
    conditionWords: facts.condition?.words ?? null,
    latestYear: Number((asOf ?? rules.asOf).slice(0, 4)),
    namesOtherThing: ({ start, end }) => {
      const { best } = chooseEntry(titleTokens, categoryFromMarketplace(facts.category));
      const isBeside = best !== null && (best.end <= start || best.start >= end);
      if (isBeside && best.entry.category !== "vehicles") return true;
      const noun = findCategory([...titleTokens.slice(0, start), ...titleTokens.slice(end)]);
      return noun !== undefined && noun.category !== "vehicles";
    },
  });
}
