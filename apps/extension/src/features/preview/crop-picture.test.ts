import { expect, test } from "vitest";
import { bestThatFits } from "./crop-picture.ts";

/** A picture whose bytes are as many as its quality in percent. */
const encode = async (quality: number) => new Blob(["x".repeat(Math.round(quality * 100))]);

test.each([
  [92, 92],
  [91, 80],
  [60, 50],
])("under %i bytes the sharpest picture that fits has %i", async (most, size) => {
  expect((await bestThatFits(encode, most)).size).toBe(size);
});

test("a picture that never fits is refused", async () => {
  await expect(bestThatFits(encode, 10)).rejects.toThrow("too large");
});
