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
