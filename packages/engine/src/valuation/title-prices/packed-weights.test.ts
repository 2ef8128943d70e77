import { expect, test } from "vitest";
import { packWeights, unpackWeights } from "./packed-weights.ts";

test("weights come back as they were packed", () => {
  const weights = Array.from({ length: 400 }, (_, row) =>
    row % 7 === 0 ? ((row * 31) % 81) - 40 : row % 50 < 20 ? 0 : (row % 11) - 5,
  );
  expect([...unpackWeights(packWeights(weights), weights.length)]).toEqual(weights);
});

test("zeros before, between and behind take next to nothing", () => {
  const weights = [...Array<number>(100).fill(0), 3, ...Array<number>(100).fill(0)];
  expect([...unpackWeights(packWeights(weights), weights.length)]).toEqual(weights);
  expect(packWeights(weights).length).toBeLessThan(20);
});

test("a weight beyond the largest is cut off", () => {
  expect([...unpackWeights(packWeights([-90, 0, 90]), 3)]).toEqual([-40, 0, 40]);
});
