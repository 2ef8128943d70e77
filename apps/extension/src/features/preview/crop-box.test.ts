import { expect, test } from "vitest";
import { isWhole, pixelsOf, wholePicture, withEdge } from "./crop-box.ts";

const half = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };

test.each([
  ["left", 0.4, 0.4],
  ["left", -1, 0],
  ["left", 0.9, 0.65],
  ["right", 0.1, 0.35],
  ["right", 3, 1],
  ["top", 0.74, 0.65],
  ["bottom", 0.5, 0.5],
] as const)("the %s edge, put at %f, stands at %f", (edge, at, stands) => {
  expect(withEdge(half, edge, { at, least: 0.1 })[edge]).toBeCloseTo(stands);
});

test("moving one edge moves no other", () => {
  expect(withEdge(half, "top", { at: 0.3, least: 0.1 })).toEqual({ ...half, top: 0.3 });
});

test("a picture smaller than the least box stays whole", () => {
  expect(withEdge(wholePicture, "left", { at: 0.5, least: 2 })).toEqual(wholePicture);
  expect(withEdge(wholePicture, "right", { at: 0.5, least: 2 })).toEqual(wholePicture);
});

test("a box is cut in whole pixels", () => {
  expect(pixelsOf(half, { width: 1001, height: 500 })).toEqual({
    x: 250,
    y: 125,
    width: 501,
    height: 250,
  });
  expect([isWhole(wholePicture), isWhole(half)]).toEqual([true, false]);
});
