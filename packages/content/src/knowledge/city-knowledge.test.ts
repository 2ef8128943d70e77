import { describe, expect, test } from "vitest";
import { cities, citySlug } from "../catalogue/cities.ts";
import { placePages } from "./places/all-places.ts";
import { citiesWithKnowledge, getCityKnowledge } from "./city-knowledge.ts";
import type { CityKnowledge } from "./cities/city-record.ts";

const records = citiesWithKnowledge.map((slug) => ({ slug, ...getCityKnowledge(slug) }));

function clausesOf({ lead, areas, climate, housing, people, roads, tastes }: CityKnowledge) {
  const groups = [areas, climate, housing, people].flatMap((group) => Object.values<string>(group));
  return [lead, ...groups, ...roads, ...tastes.map(({ text }) => text)];
}

describe("what is known of the cities", () => {
  test("covers each of the forty cities and no other", () => {
    const listed = cities.map(citySlug);

    const known = citiesWithKnowledge.toSorted();

    expect(known).toEqual(listed.toSorted());
    expect(known).toHaveLength(40);
  });

  test("names five to eight different suburbs, none of them the city itself", () => {
    const towns = records.map(({ slug, suburbs }) => ({
      slug,
      names: suburbs.map(([name]) => name),
    }));

    const odd = towns.filter(
      ({ names }) => names.length < 5 || names.length > 8 || new Set(names).size < names.length,
    );
    const own = cities.filter((city) =>
      towns.some(({ slug, names }) => slug === citySlug(city) && names.includes(city.name)),
    );

    expect(odd).toEqual([]);
    expect(own).toEqual([]);
  });

  test("has two climates, two kinds of homes, two kinds of movers and three tastes at least", () => {
    const size = (group: object) => Object.keys(group).length;

    const thin = records.filter(
      ({ climate, housing, people, tastes }) =>
        size(climate) < 2 || size(housing) < 2 || size(people) < 2 || tastes.length < 3,
    );

    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  test("is written in clauses that can go on with a comma", () => {
    const clauses = records.flatMap(clausesOf);

    const unfit = clauses.filter((clause) => /[.;,!?]$|, so |^[a-z]|\s{2}/.test(clause));

    expect(unfit).toEqual([]);
  });

  test("says nothing twice", () => {
    const clauses = records.flatMap(clausesOf);

    const repeated = clauses.filter((clause, index) => clauses.indexOf(clause) !== index);

    expect(repeated).toEqual([]);
  });

  test("lies inside the contiguous United States", () => {
    const outside = records.filter(
      ({ latitude, longitude }) =>
        latitude < 25 || latitude > 49 || longitude < -125 || longitude > -67,
    );

    expect(outside.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("what is noted of each category in each city", () => {
  const notes = Object.entries(placePages).flatMap(([slug, pages]) =>
    Object.values(pages).flatMap((page) => Object.values(page).map((text) => ({ slug, text }))),
  );

  test("is whole sentences: five words at least, from a capital letter to a full stop", () => {
    const clipped = notes.filter(
      ({ text }) => text.split(" ").length < 5 || !/^[A-Z0-9"].*\.$/.test(text),
    );

    expect(notes.length).toBeGreaterThan(3_000);
    expect(clipped).toEqual([]);
  });
});
