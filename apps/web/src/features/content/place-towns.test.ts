// @vitest-environment node
import { cities, cityGuide, type FindBand } from "@flipworth/content";
import { expect, test } from "vitest";
import { placeTowns } from "./place-towns.ts";

const findBand: FindBand = (entryId) => ({
  entryId,
  name: entryId,
  lowCents: 50_00,
  medianCents: 80_00,
  highCents: 120_00,
  asOf: "2026-11-01",
});

const maps = cities.map((city) => cityGuide(city, findBand).map);

test("every city's map has its towns within the picture, and no label hides another", () => {
  expect(maps).toHaveLength(40);
  for (const map of maps) {
    const { placed } = placeTowns({ towns: map?.towns ?? [] });
    expect(placed.length).toBeGreaterThanOrEqual(5);
    for (const town of placed) {
      expect(town.labelY, town.name).toBeGreaterThan(8);
      expect(town.labelY, town.name).toBeLessThan(318);
      const hidden = placed.filter(
        (other) =>
          other !== town &&
          Math.abs(other.labelY - town.labelY) < 8 &&
          Math.abs(other.labelX - town.labelX) < 40,
      );
      expect(
        hidden.map(({ name }) => name),
        town.name,
      ).toEqual([]);
    }
  }
});

test("a town farther out lies farther from the middle, in its direction", () => {
  const { placed } = placeTowns({
    towns: [
      { name: "Near", direction: "east", miles: 10, roundTripCents: 14_00 },
      { name: "Far", direction: "north", miles: 40, roundTripCents: 56_00 },
    ],
  });
  const [near, far] = placed;

  expect(near?.y).toBe(160);
  expect(near?.x).toBeGreaterThan(160);
  expect(far?.x).toBe(160);
  expect(160 - (far?.y ?? 0)).toBe(4 * ((near?.x ?? 0) - 160) - 2);
});
