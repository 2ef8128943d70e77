import { expect, test } from "vitest";
import { inverseNormal } from "./inverse-normal.ts";

test.each([
  [0.5, 0],
  [0.9, 1.2815515655],
  [0.1, -1.2815515655],
  [0.975, 1.9599639845],
  [0.001, -3.0902323062], // in the tail's own formula
  [0.999, 3.0902323062], // so is the other tail
])("a share of %d lies below %d", (p, z) => {
  expect(inverseNormal(p)).toBeCloseTo(z, 7);
});

test.each([0, 1, -1, Number.NaN])("%d is refused", (p) => {
  expect(() => inverseNormal(p)).toThrow(new RangeError(`${p} is no share between 0 and 1`));
});
