import { mileageRates } from "@flipworth/contract";
import type { CategorySlug } from "../../catalogue/categories.ts";
import type { CategoryKnowledge } from "../../knowledge/category-knowledge.ts";
import type { CityKnowledge, Suburb } from "../../knowledge/cities/city-record.ts";
import { priceEffects, type PriceEffect } from "../../knowledge/places/price-effects.ts";
import { traitsOf } from "../../knowledge/places/traits.ts";
import { spread } from "./city-spread.ts";
import type { FindBand, LocalEffect, PriceBand } from "../guide-page.ts";

/** The tax office's rate of the year: fuel, tires and wear of an ordinary car. */
export const centsPerMile = (mileageRates[0]?.tenthsOfCents ?? 0) / 10;
/** What a trip for one thing alone has to leave. */
const fairTripCents = 20_00;
/** Enough to choose from; the national guide has them all. */
const shownCount = 8;

/** A price of the table, what the city does to it, and the farthest town worth a drive for it alone. */
export type LocalPrice = { band: PriceBand; effect?: LocalEffect; farthest?: Suburb };

type Question = {
  citySlug: string;
  place: CityKnowledge;
  knowledge: CategoryKnowledge;
  seed: string;
  findBand: FindBand;
};

/** The prices that the city moves come first, then others in an order of the page's own. */
export function localPrices(question: Question): LocalPrice[] {
  const { place, knowledge, seed, findBand } = question;
  const effects = effectsIn(question);
  const moved = effects.map(([, entryId]) => entryId);
  const others = spread(knowledge.bandIds, seed, (id) => id).filter((id) => !moved.includes(id));
  return [...moved, ...others].slice(0, shownCount).map((id) => {
    const band = findBand(id);
    const effect = effects.find(([, entryId]) => entryId === id);
    const farthest = farthestTown(band, knowledge.slug, place.suburbs);
    return {
      band,
      ...(effect && { effect: { direction: effect[2], because: effect[3] } }),
      ...(farthest && { farthest }),
    };
  });
}

/** One effect a price; the first rule that fits wins. Prices the guide no longer shows have none. */
function effectsIn({ citySlug, knowledge }: Question): PriceEffect[] {
  const traits = traitsOf(citySlug);
  const seen = new Set<string>();
  return priceEffects[knowledge.slug].filter(([trait, entryId]) => {
    const fits = traits.includes(trait) && knowledge.bandIds.includes(entryId);
    if (!fits || seen.has(entryId)) return false;
    seen.add(entryId);
    return true;
  });
}

function farthestTown(
  { medianCents }: PriceBand,
  slug: CategorySlug,
  suburbs: readonly Suburb[],
): Suburb | undefined {
  const worth = suburbs.filter(([, , miles]) => medianCents >= priceWorth(miles, slug));
  return worth.toSorted(([, , one], [, , other]) => other - one)[0];
}

/** The typical price from which a thing pays for a drive of so many miles, there and back. */
export function priceWorth(miles: number, slug: CategorySlug): number {
  const neededCents = miles * 2 * centsPerMile + fairTripCents;
  return Math.ceil(neededCents / marginShare(slug) / 1000) * 1000;
}

/**
 * Bought at half of the typical price, half of it is margin. Nobody sells a vehicle at half: 30% is what a
 * title, a cleaning and a repair leave to earn.
 */
const marginShare = (slug: CategorySlug) => (slug === "vehicles" ? 0.3 : 0.5);

/** "$1,250": whole dollars, since a used price is never known to the cent. */
export function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}
