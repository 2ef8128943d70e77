import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOcr } from "./ocr.ts";
import type { OcrPage, RefusalReason } from "./ocr-page.ts";
import { whiteDotsOnBlack } from "./testing/white-dots-on-black.ts";
import { hungThread } from "./testing/hung-thread.ts";

// Far above what a picture takes: other suites may be using every core.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const ocr = createOcr({ workers: 1, timeoutMs: 25_000, maximumQueued: 10 });
beforeAll(() => ocr.warmUp());
afterAll(() => ocr.close());

const picture = (name: string) => readFileSync(new URL(`pictures/${name}.png`, import.meta.url));

async function pageOf(bytes: Uint8Array): Promise<OcrPage> {
  const outcome = await ocr.read(bytes);
  if (outcome.kind !== "page") throw new Error(outcome.sentence);
  return outcome.page;
}

const textOf = (page: OcrPage) => page.lines.map((line) => line.text).join("\n");

test.each([
  // The right-hand panel is white, the photo viewer beside it nearly black.
  ["social-desktop-light", ["DeWalt", "cordless", "$85", "Used - Good", "Austin, TX"]],
  ["auction-desktop-dark", ["Noise Cancelling", "$129.99", "Pre-Owned", "or Best Offer"]],
  ["classifieds-phone-light", ["Solid oak dresser", "$140", "condition: good", "Sturdy dresser"]],
  ["fashion-phone-dark", ["Patagonia Better Sweater", "$48", "Like new", "Boise, ID"]],
])("the words of %s are read", async (name, words) => {
  const text = textOf(await pageOf(picture(name)));

  for (const word of words) expect(text).toContain(word);
});

test("boxes are in pixels of the picture that was sent, whatever size was read", async () => {
  const page = await pageOf(picture("social-desktop-light"));
  const price = page.lines.flatMap((line) => line.words).find((word) => word.text === "$85");

  expect([page.widthPx, page.heightPx]).toEqual([1280, 800]);
  // The price stands at the left edge of the panel, which begins at 920.
  expect(price?.box.left).toBeGreaterThan(930);
  expect(price?.box.left).toBeLessThan(945);
  expect((price?.box.bottom ?? 0) - (price?.box.top ?? 0)).toBeLessThan(20);
});

test("the same screenshot as JPEG and as WebP is read as well", async () => {
  const png = sharp(picture("social-desktop-light"));

  expect(textOf(await pageOf(await png.clone().jpeg({ quality: 85 }).toBuffer()))).toContain("$85");
  expect(textOf(await pageOf(await png.clone().webp({ quality: 90 }).toBuffer()))).toContain("$85");
});

test("a picture that is stored lying on its side is read as a person sees it", async () => {
  const upright = sharp(picture("classifieds-phone-light"));
  const { width, height } = await upright.metadata();
  const lying = await upright.rotate(270).withMetadata({ orientation: 6 }).png().toBuffer();

  const page = await pageOf(lying);

  expect([page.widthPx, page.heightPx]).toEqual([width, height]);
  expect(textOf(page)).toContain("$140");
});

test("a picture without words is a page without lines", async () => {
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: "white" } });

  expect((await pageOf(await blank.png().toBuffer())).lines).toEqual([]);
});

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });

/** A small valid PNG whose header then claims another size; the checksum is made to agree. */
async function declaring(width: number, height: number): Promise<Uint8Array> {
  const { crc32 } = await import("node:zlib");
  const png = await solid(100, 100).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function animatedWebp(): Promise<Uint8Array> {
  const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 0), Buffer.alloc(100 * 100 * 3, 255)]);
  const raw = { width: 100, height: 200, channels: 3, pageHeight: 100 } as const;
  return sharp(frames, { raw })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array, RefusalReason]>([
  ["a text file named .png", () => Buffer.from("Dear diary, today"), "not_a_picture"],
  ["an empty file", () => new Uint8Array(), "not_a_picture"],
  [
    "a PNG cut off in its pixels",
    () => picture("social-desktop-light").subarray(0, 9000),
    "damaged",
  ],
  ["a PNG cut off in its header", () => picture("social-desktop-light").subarray(0, 20), "damaged"],
  ["a 1×1 picture", () => solid(1, 1).png().toBuffer(), "too_small"],
  ["a strip 79 pixels high", () => solid(600, 79).png().toBuffer(), "too_small"],
  ["40,000×40,000 declared in a small file", () => declaring(40_000, 40_000), "too_many_pixels"],
  ["an animated WebP", animatedWebp, "animated"],
  ["a GIF", () => solid(100, 100).gif().toBuffer(), "unsupported_type"],
  ["a TIFF", () => solid(100, 100).tiff().toBuffer(), "unsupported_type"],
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "unsupported_type"],
])("%s is refused", async (_, bytes, reason) => {
  const outcome = await ocr.read(await bytes());

  expect(outcome).toMatchObject({ kind: "refused", reason });
  expect(outcome).toHaveProperty("sentence", expect.stringMatching(/^[A-Z].{20,}\.$/));
});

/** How often pixels were decoded or written while `work` ran, and how it ended. */
async function decodingsIn<Result>(work: () => Promise<Result>) {
  let decodings = 0;
  const count = () => void decodings++;
  sharp.queue.on("change", count);
  const result = await work().finally(() => sharp.queue.off("change", count));
  return { result, decodings };
}

const overLimit = { width: 6_400, height: 6_400 };

test.each<[string, () => Promise<Uint8Array>, RefusalReason]>([
  ["a PNG that only says so", () => declaring(40_000, 40_000), "too_many_pixels"],
  [
    "a PNG of too many pixels",
    () => solid(overLimit.width, overLimit.height).png().toBuffer(),
    "too_many_pixels",
  ],
  [
    "a JPEG of too many pixels",
    () => solid(overLimit.width, overLimit.height).jpeg().toBuffer(),
    "too_many_pixels",
  ],
  [
    "a WebP of too many pixels",
    () => solid(overLimit.width, overLimit.height).webp({ effort: 0 }).toBuffer(),
    "too_many_pixels",
  ],
  ["a strip of 200×195,000", () => solid(200, 195_000).png().toBuffer(), "too_long"],
  ["white dots on black, 800×49,000", () => whiteDotsOnBlack(800, 49_000), "too_long"],
])(
  "%s is refused by its header: no pixel is decoded, no thread begins",
  async (_, make, reason) => {
    let started = 0;
    const startThread = () => {
      started++;
      return hungThread();
    };
    const reader = createOcr({ workers: 1, timeoutMs: 50, maximumQueued: 1, startThread });
    const bomb = await make();

    const { result, decodings } = await decodingsIn(() => reader.read(bomb));

    expect(result).toMatchObject({ kind: "refused", reason });
    expect([decodings, started]).toEqual([0, 0]);
    // What is fit is decoded in a thread, and in none but that.
    const fit = await solid(100, 100).png().toBuffer();
    const read = await decodingsIn(() => reader.read(fit).catch(() => "given up"));
    expect([read.decodings, started]).toEqual([0, 1]);
    const noticed = await decodingsIn(() => sharp(fit).raw().toBuffer());
    expect(noticed.decodings).toBeGreaterThan(0);
    await reader.close();
  },
);

test("a reader who leaves is answered at once and gives up the place in the queue", async () => {
  const leaving = new AbortController();
  const bytes = picture("social-desktop-light");
  const first = ocr.read(bytes);
  const second = ocr.read(bytes, { signal: leaving.signal });

  setTimeout(() => leaving.abort(new Error("the reader left")), 5);

  await expect(second).rejects.toThrow("the reader left");
  expect((await first).kind).toBe("page");
});
