import type { CityKnowledge } from "../knowledge/cities/city-record.ts";
import { tags, type Tag } from "../knowledge/fact.ts";

/** A city carries a tag when something is known about it there. */
export function tagsOf(place: CityKnowledge): Tag[] {
  const known = { ...place.climate, ...place.housing, ...place.people };
  return tags.filter((tag) => known[tag] !== undefined);
}
