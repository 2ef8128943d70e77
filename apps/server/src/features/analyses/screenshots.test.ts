import { readFile } from "node:fs/promises";
import { Analysis } from "@flipworth/contract";
import { createOcr, OcrUnavailable } from "@flipworth/ocr";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

// The real reader: the pictures here are the point.
const ocr = createOcr({ workers: 1, timeoutMs: 15_000, maximumQueued: 4 });
afterAll(() => ocr.close());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });

function formOf(picture: Uint8Array, listing?: unknown): FormData {
  const form = new FormData();
  form.set("screenshot", new File([new Uint8Array(picture)], "shot.png", { type: "image/png" }));
  if (listing !== undefined) form.set("listing", JSON.stringify(listing));
  return form;
}

/** A PNG of one pixel whose header claims 40,000 × 40,000. */
async function bomb(): Promise<Uint8Array> {
  const png = await blank(1, 1).png().toBuffer();
  png.writeUInt32BE(40_000, 16);
  png.writeUInt32BE(40_000, 20);
  png.writeInt32BE(crc32(png.subarray(12, 29)) | 0, 29);
  return png;
}

async function animation(): Promise<Uint8Array> {
  const frames = Buffer.concat([Buffer.alloc(200 * 200 * 3, 0), Buffer.alloc(200 * 200 * 3, 255)]);
  const raw = { width: 200, height: 400, channels: 3, pageHeight: 200 } as const;
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

async function truncated(): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const png = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "white", noise },
  })
    .png()
    .toBuffer();
  return png.subarray(0, png.length / 2);
}

const text = Buffer.from("this is a text file");
const refusals: [string, () => Promise<Uint8Array>, number][] = [
  ["a text file named .png", async () => text, 415],
  ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ["a GIF", () => blank(200, 200).gif().toBuffer(), 415],
  ["a truncated PNG", truncated, 400],
  ["a 1×1 picture", () => blank(1, 1).png().toBuffer(), 400],
  ["40,000×40,000 pixels declared in a small file", bomb, 413],
  ["an animated WebP", animation, 400],
  ["an empty file", async () => new Uint8Array(), 400],
  ["a picture over 8 MB", async () => new Uint8Array(8 * 1024 * 1024 + 1), 413],
  ["a request far over the limit", async () => new Uint8Array(12 * 1024 * 1024), 413],
  ["a picture without words", () => blank(400, 300).png().toBuffer(), 400],
];

test.each(refusals)("%s is refused and costs nothing", async (_, picture, status) => {
  const { as } = await testApp({ ocr });

  const reply = await as("ana").upload(formOf(await picture()));

  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ message: expect.stringMatching(/\w{3,} .*\.$/) });
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
});

test.each<[string, (form: FormData) => void, RegExp]>([
  ["without a file", (form) => form.delete("screenshot"), /no file "screenshot"/],
  ["with text for a file", (form) => form.set("screenshot", "text"), /no file "screenshot"/],
  ["with an unknown part", (form) => form.set("photo", "x"), /takes only/],
  [
    "with seven pictures",
    (form) => {
      for (let more = 0; more < 6; more += 1) form.append("screenshot", new File(["x"], "b.png"));
    },
    /at most 6 screenshots/,
  ],
  ["with a broken listing", (form) => form.set("listing", "{"), /"listing" is not valid JSON/],
  ["with a wrong listing", (form) => form.set("listing", '{"price": -1}'), /price must not be/],
])("a form %s is refused", async (_, spoil, message) => {
  const { as } = await testApp();
  const form = formOf(text);
  spoil(form);
  const reply = await as("ana").upload(form);
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
});

test.each(["multipart/form-data", "multipart/form-data; boundary=x"])(
  "a body that is no %s is refused",
  async (type) => {
    const { as } = await testApp();
    const init = { method: "POST", body: "garbage", headers: { "content-type": type } };
    const reply = await as("ana").send("/api/analyses", init);
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  },
);

test("a reader that is too busy is a 503 that says when to try again", async () => {
  const busy = { read: async () => Promise.reject(new OcrUnavailable("queue full")) };
  const { as } = await testApp({ ocr: busy, mayLog: true });

  const reply = await as("ana").upload(formOf(text));

  expect(reply).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(reply.headers.get("retry-after")).toBe("5");
});

test("a screenshot of a listing gives the same answer as the listing in words", async () => {
  const { as } = await testApp({ ocr });
  const picture = await readFile(new URL("pictures/listing.png", import.meta.url));

  const seen = await as("ana").upload(formOf(picture));
  const written = await as("ana").post("/api/analyses", aListing());

  const { title, price, condition, ...rest } = Analysis.parse(written.body);
  const { resaleRange, netProfit, flipScore, maxBuyPrice, recommendation } = rest;
  const figures = { resaleRange, netProfit, flipScore, maxBuyPrice, recommendation };
  expect(seen).toMatchObject({ status: 200, body: { title, price, condition, ...figures } });
});

test("a listing's own words win over a picture that shows none", async () => {
  const { as } = await testApp({ ocr });
  const picture = await blank(400, 300).png().toBuffer();
  const withPicture = await as("ana").upload(formOf(picture, aListing()));
  const without = await as("ana").post("/api/analyses", aListing());
  const { id: _id, createdAt: _at, ...expected } = Object(without.body);
  expect(withPicture).toMatchObject({ status: 200, body: expected });
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
