import { cities, citySlug, type City } from "../../catalogue/cities.ts";
import type { CityKnowledge } from "../../knowledge/cities/city-record.ts";
import { getCityKnowledge } from "../../knowledge/city-knowledge.ts";

export type NearbyCity = { city: City; miles: number };

type Point = Pick<CityKnowledge, "latitude" | "longitude">;

const earthRadiusMiles = 3959;
/** Farther than that nobody drives for a listing. */
const nearbyMiles = 60;

/** The other cities within 60 miles in a straight line, nearest first; miles rounded to the nearest 5. */
export function nearbyCities(from: City): NearbyCity[] {
  const here = getCityKnowledge(citySlug(from));
  return cities
    .filter((city) => citySlug(city) !== citySlug(from))
    .map((city) => ({ city, exact: milesBetween(here, getCityKnowledge(citySlug(city))) }))
    .filter(({ exact }) => exact <= nearbyMiles)
    .toSorted((one, other) => one.exact - other.exact)
    .map(({ city, exact }) => ({ city, miles: Math.max(5, Math.round(exact / 5) * 5) }));
}

/** Great-circle distance by the haversine formula. */
export function milesBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitudeHalf = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitudeHalf = Math.sin(radians(other.longitude - one.longitude) / 2);
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = latitudeHalf ** 2 + cosines * longitudeHalf ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}
