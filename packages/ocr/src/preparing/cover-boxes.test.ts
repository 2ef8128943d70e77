import sharp from "sharp";
import { expect, test } from "vitest";
import { coverBoxes } from "./cover-boxes.ts";

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f00000" } });

async function redAt(picture: Uint8Array, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * info.channels] ?? -1;
}

test("what lies in a box is black, and nothing else is", async () => {
  const picture = await red(400, 300).png().toBuffer();
  const covered = await coverBoxes(picture, [{ left: 100, top: 50, right: 200, bottom: 90 }]);
  expect(await redAt(covered, 150, 70)).toBeLessThan(20);
  expect(await redAt(covered, 50, 70)).toBeGreaterThan(200);
  expect(await redAt(covered, 150, 150)).toBeGreaterThan(200);
});

test("a large picture gets smaller, and its boxes with it", async () => {
  const picture = await red(4000, 2000).png().toBuffer();
  const covered = await coverBoxes(picture, [{ left: 2000, top: 1000, right: 3000, bottom: 1500 }]);
  const { width, height, format } = await sharp(covered).metadata();
  expect([width, height, format]).toEqual([1280, 640, "jpeg"]);
  expect(await redAt(covered, 800, 400)).toBeLessThan(20);
  expect(await redAt(covered, 500, 400)).toBeGreaterThan(200);
});

test("boxes are where a person sees them on a picture that is stored lying on its side", async () => {
  const picture = await red(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const covered = await coverBoxes(picture, [{ left: 0, top: 300, right: 200, bottom: 400 }]);
  const { width, height, orientation } = await sharp(covered).metadata();
  expect([width, height, orientation]).toEqual([200, 400, undefined]);
  expect(await redAt(covered, 100, 350)).toBeLessThan(20);
  expect(await redAt(covered, 100, 100)).toBeGreaterThan(200);
});

test("a box that reaches beyond the edge is covered as far as there is a picture", async () => {
  const picture = await red(100, 100).png().toBuffer();
  const covered = await coverBoxes(picture, [{ left: -20, top: -20, right: 500, bottom: 500 }]);
  expect(await redAt(covered, 99, 99)).toBeLessThan(20);
});

test("where and with what a picture was taken is not passed on", async () => {
  const exif = { IFD0: { Copyright: "somebody", Model: "a camera" } };
  const picture = await red(100, 100).jpeg().withExif(exif).toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  expect((await sharp(await coverBoxes(picture, [])).metadata()).exif).toBeUndefined();
});
