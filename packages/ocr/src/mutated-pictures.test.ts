import { readFileSync } from "node:fs";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createOcr } from "./ocr.ts";
import type { PictureThread } from "./picture-thread.ts";
import { readPicture } from "./read-picture.ts";

// `npm run soak` runs what the suite runs a part of.
const isSoak = process.env["FLIPWORTH_SOAK"] === "1";
const runs = isSoak ? 2_000 : 60;

/** Reads nothing: the pictures are what is tried here, not the words on them. */
function blindThread(): PictureThread {
  return {
    ready: Promise.resolve(),
    read: (bytes, size) => readPicture(async () => [], bytes, size),
    end: async () => {},
  };
}

const original = sharp(
  readFileSync(new URL("pictures/classifieds-phone-light.png", import.meta.url)),
).resize({ width: 240 });
const pictures = [
  await original.clone().png().toBuffer(),
  await original.clone().jpeg().toBuffer(),
  await original.clone().webp().toBuffer(),
];

type Change = { at: number; byte: number };

// Whole numbers: a double of fast-check is as often below a millionth as above it.
const shareUpTo = (most: number) =>
  fc.integer({ min: 0, max: 100_000 }).map((part) => (part / 100_000) * most);

// Half of the changes fall into the first bytes, where sizes and kinds are written.
const change = fc.record({
  at: fc.oneof(shareUpTo(0.02), shareUpTo(1)),
  byte: fc.integer({ min: 0, max: 255 }),
});

function mutate(picture: Uint8Array, changes: readonly Change[], kept: number): Uint8Array {
  const bytes = Uint8Array.from(picture.subarray(0, Math.ceil(picture.length * kept)));
  for (const { at, byte } of changes) {
    if (bytes.length > 0) bytes[Math.min(Math.floor(at * bytes.length), bytes.length - 1)] = byte;
  }
  return bytes;
}

test(
  `of ${runs} damaged pictures each is read or refused in a sentence, and none ends anything`,
  { timeout: isSoak ? 1_800_000 : 120_000 },
  async () => {
    const ocr = createOcr({ workers: 1, maximumQueued: 1, startThread: blindThread });
    const tookMs: number[] = [];
    let pages = 0;
    const property = fc.asyncProperty(
      fc.constantFrom(...pictures),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.oneof(fc.constant(1), shareUpTo(1)),
      async (picture, changes, kept) => {
        const began = performance.now();
        const outcome = await ocr.read(mutate(picture, changes, kept));
        tookMs.push(performance.now() - began);

        if (outcome.kind === "page") pages += 1;
        else expect(outcome.sentence).toMatch(/^[A-Z].{20,}\.$/);
      },
    );
    await fc.assert(property, { numRuns: runs });
    await ocr.close();
    if (isSoak) {
      // Of so many some are fit to read, or only the first bytes were looked at.
      expect(pages).toBeGreaterThan(20);
      const slowestMs = Math.max(...tookMs).toFixed(0);
      process.stdout.write(`I1 ${pages} of ${runs} were read, ${slowestMs} ms at most\n`);
    }
  },
);
