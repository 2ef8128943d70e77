import { expect, test } from "vitest";
import { brands } from "./brands.ts";
import { categories } from "./categories.ts";
import { cities, cityLabel, citySlug, type CityType } from "./cities.ts";

const namesOfType = (wanted: CityType) =>
  cities.filter(({ type }) => type === wanted).map(({ name }) => name);

test("there are 40 cities, from Los Angeles to Long Beach, each with a slug of its own", () => {
  expect(cities).toHaveLength(40);
  expect(new Set(cities.map(citySlug)).size).toBe(40);
  expect(cities[0]).toMatchObject({ name: "Los Angeles", population: 3_898_747 });
  expect(cities.at(-1)).toMatchObject({ name: "Long Beach", population: 466_742 });
});

test("the cities lie in the 24 states of the specification", () => {
  const states =
    "CA IL TX AZ PA FL OH NC IN WA CO TN OK MA OR NV MI KY MD WI NM MO GA NE".toLowerCase();

  expect(new Set(cities.map(({ stateCode }) => stateCode))).toEqual(new Set(states.split(" ")));
});

test("a state code belongs to one state, and a metro area is named forevery city", () => {
  const pairs = new Set(cities.map(({ state, stateCode }) => `${stateCode} ${state}`));

  expect(pairs.size).toBe(24);
  for (const city of cities) expect(city.metro.length).toBeGreaterThan(5);
});

test("three cities are college towns and fifteen are suburban", () => {
  expect(namesOfType("collegeTown").toSorted()).toEqual(["Austin", "Columbus", "Raleigh"]);
  expect(namesOfType("suburban").toSorted()).toEqual([
    "Albuquerque",
    "Colorado Springs",
    "Detroit",
    "El Paso",
    "Fresno",
    "Indianapolis",
    "Kansas City",
    "Louisville",
    "Memphis",
    "Mesa",
    "Milwaukee",
    "Nashville",
    "Oklahoma City",
    "Omaha",
    "Tucson",
  ]);
});

test("the two Texan neighbors are told apart by their labels and slugs", () => {
  const texans = cities.filter(({ metro }) => metro === "Dallas-Fort Worth");

  expect(texans.map(cityLabel)).toEqual(["Dallas, TX", "Fort Worth, TX"]);
  expect(texans.map(citySlug)).toEqual(["dallas-tx", "fort-worth-tx"]);
});

test("there are 22 categories, in the order of the specification", () => {
  const slugs =
    "electronics furniture appliances tools sporting-goods vehicles collectibles clothing " +
    "home-decor books toys musical-instruments jewelry art antiques garden baby-items crafts " +
    "office camping beauty pet-supplies";

  expect(categories.map(({ slug }) => slug)).toEqual(slugs.split(" "));
});

test.each(categories)(
  "$name is described in 60 to 140 characters",
  ({ description, name, slug }) => {
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(140);
    expect(name.toLowerCase().replaceAll(" ", "-")).toBe(slug);
  },
);

test("there are 12 brands, each in its category", () => {
  expect(Object.fromEntries(brands.map(({ slug, category }) => [slug, category]))).toEqual({
    apple: "electronics",
    samsung: "electronics",
    nintendo: "electronics",
    sony: "electronics",
    ikea: "furniture",
    dewalt: "tools",
    milwaukee: "tools",
    trek: "sporting-goods",
    specialized: "sporting-goods",
    coach: "clothing",
    "louis-vuitton": "clothing",
    rolex: "jewelry",
  });
});

test.each(brands)("$name is described at a length that both indexes cut", ({ description }) => {
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(160);
});
