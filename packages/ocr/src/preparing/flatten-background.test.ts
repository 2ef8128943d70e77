import { expect, test } from "vitest";
import { flattenBackground } from "./flatten-background.ts";
import type { GreyPicture } from "./grey-picture.ts";

const widthPx = 200;
const heightPx = 100;

/** The left half is one tone and the right half another, each with a thin stroke on it. */
function twoHalves(left: number, right: number, ink: { left: number; right: number }): GreyPicture {
  const pixels = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const isLeft = x < widthPx / 2;
      const isStroke = x % 100 >= 48 && x % 100 < 51 && y > 40 && y < 60;
      const [paper, pen] = isLeft ? [left, ink.left] : [right, ink.right];
      pixels[y * widthPx + x] = isStroke ? pen : paper;
    }
  }
  return { pixels, widthPx, heightPx };
}

test("text on a dark half and text on a light half both become dark on white", () => {
  const picture = twoHalves(20, 245, { left: 230, right: 30 });

  const { pixels } = flattenBackground(picture, 4);

  const at = (x: number, y: number) => pixels[y * widthPx + x] ?? 0;
  expect([at(20, 50), at(180, 50)]).toEqual([255, 255]);
  expect(at(49, 50)).toBeLessThan(80);
  expect(at(149, 50)).toBeLessThan(80);
});

/** White, with a line of this length across it, a corner at its end and a letter's stem below. */
function withLevelLine(lengthPx: number): GreyPicture {
  const pixels = new Uint8Array(widthPx * heightPx).fill(245);
  for (let x = 10; x < 10 + lengthPx; x++) pixels[20 * widthPx + x] = 30;
  for (let y = 21; y < 26; y++) pixels[y * widthPx + 10 + lengthPx] = 30;
  for (let y = 50; y < 60; y++) pixels[y * widthPx + 40] = 30;
  return { pixels, widthPx, heightPx };
}

const inkOf = ({ pixels }: GreyPicture) => pixels.filter((tone) => tone < 200).length;

test("a photo's level edge goes together with its corner, and letters stay", () => {
  const flat = flattenBackground(withLevelLine(160), 3);

  expect(inkOf(flat)).toBe(10);
  expect(flat.pixels[55 * widthPx + 40]).toBeLessThan(80);
});

test("a line as long as one through a price stays", () => {
  const flat = flattenBackground(withLevelLine(60), 3);

  expect(inkOf(flat)).toBe(60 + 5 + 10);
});
