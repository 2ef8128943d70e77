import { cities } from "../../catalogue/cities.ts";
import type { CityKnowledge } from "../../knowledge/cities/city-record.ts";
import { citiesWithKnowledge, getCityKnowledge } from "../../knowledge/city-knowledge.ts";
import type { PlaceWords } from "../similarity.ts";

/**
 * Every capitalised word of the city records that is not also an ordinary word there: towns,
 * streets, rivers, universities, months. A comparison of pages looks past them.
 */
export function placeWords(): PlaceWords {
  const records = citiesWithKnowledge.map((slug) => getCityKnowledge(slug));
  const texts = records.flatMap(clausesOf);
  const names = records.flatMap(({ suburbs }) => suburbs.map(([name]) => name));
  const catalogueNames = cities.flatMap((city) => [
    city.name,
    city.state,
    city.metro,
    city.stateCode.toUpperCase(),
  ]);
  const ordinary = new Set(texts.flatMap((text) => text.match(/\b\p{Ll}+\b/gu) ?? []));
  const inText = capitalisedWords(texts).filter((word) => !ordinary.has(word.toLowerCase()));
  const ofTowns = capitalisedWords([...names, ...catalogueNames]);
  return new Set([...inText, ...ofTowns]);
}

function capitalisedWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\p{Lu}\p{L}*/gu) ?? []);
}

function clausesOf(place: CityKnowledge): string[] {
  const { climate, housing, people, areas } = place;
  const groups = [climate, housing, people, areas].flatMap((group) => Object.values<string>(group));
  return [place.lead, ...groups, ...place.roads, ...place.tastes.map(({ text }) => text)];
}
