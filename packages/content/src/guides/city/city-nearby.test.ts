import { describe, expect, test } from "vitest";
import { cities, citySlug, type City } from "../../catalogue/cities.ts";
import { findCity } from "../../paths.ts";
import { milesBetween, nearbyCities } from "./city-nearby.ts";

function cityNamed(slug: string): City {
  const city = findCity(slug);
  if (city === undefined) throw new Error(`no city ${slug}`);
  return city;
}

describe("the cities near a city", () => {
  test("are others within 60 miles, nearest first, and none where there is none", () => {
    const found = cities.map((city) => ({ city, near: nearbyCities(city) }));

    const withItself = found.filter(({ city, near }) =>
      near.some((other) => citySlug(other.city) === citySlug(city)),
    );
    const unsorted = found.filter(({ near }) =>
      near.some(({ miles }, index) => miles < (near[index - 1]?.miles ?? 0)),
    );

    expect(found.every(({ near }) => near.every(({ miles }) => miles <= 60))).toBe(true);
    expect(nearbyCities(cityNamed("el-paso-tx"))).toEqual([]);
    expect(withItself).toEqual([]);
    expect(unsorted).toEqual([]);
  });

  test("see each other from the same distance", () => {
    const pairs = cities.flatMap((city) =>
      nearbyCities(city).map(({ city: other, miles }) => ({ city, other, miles })),
    );

    const uneven = pairs.filter(({ city, other, miles }) => {
      const back = nearbyCities(other).find((near) => citySlug(near.city) === citySlug(city));
      return back !== undefined && back.miles !== miles;
    });

    expect(uneven).toEqual([]);
  });

  test("start with the twin where a metro holds two of the forty", () => {
    const twins = ["fort-worth-tx", "mesa-az", "long-beach-ca"].map(cityNamed);

    const nearest = twins.map((city) => nearbyCities(city)[0]);

    expect(nearest.map((near) => near?.city.name)).toEqual(["Dallas", "Phoenix", "Los Angeles"]);
    expect(nearest.map((near) => near?.miles)).toEqual([30, 15, 20]);
  });

  test("are measured along a great circle", () => {
    const newYork = { latitude: 40.7, longitude: -74.0 };
    const london = { latitude: 51.5, longitude: -0.1 };

    const miles = milesBetween(newYork, london);

    expect(miles).toBeGreaterThan(3440);
    expect(miles).toBeLessThan(3480);
  });
});
