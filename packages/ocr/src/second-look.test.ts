import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOcr } from "./ocr.ts";
import type { OcrLine, OcrPage } from "./ocr-page.ts";
import { sheetForSecondLook, withSecondLook } from "./second-look.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const ocr = createOcr({ workers: 1, timeoutMs: 25_000, maximumQueued: 10 });
beforeAll(() => ocr.warmUp());
afterAll(() => ocr.close());

const heading = { left: 20, top: 20, right: 220, bottom: 60 };
const small = { left: 20, top: 100, right: 380, bottom: 115 };

function lineOf(text: string, box: typeof heading): OcrLine {
  return { text, confidence: 92, box, words: [{ text, confidence: 92, box }] };
}

const page: OcrPage = {
  widthPx: 400,
  heightPx: 200,
  lines: [lineOf("$85", heading), lineOf("a usual line of small words", small)],
};
const white = { pixels: new Uint8Array(400 * 200).fill(255), widthPx: 400, heightPx: 200 };

/** What tesseract would say of the sheet's first strip. */
const linesSaying = (text: string, confidence: number) => {
  const word = { text, confidence, box: { left: 40, top: 28, right: 100, bottom: 58 } };
  return [{ words: [word] }];
};

async function secondLook(text: string, confidence: number): Promise<OcrLine | undefined> {
  const sheet = await sheetForSecondLook(page, white);
  if (sheet === undefined) throw new Error("nothing was worth a second look");
  return withSecondLook(page, sheet, linesSaying(text, confidence)).lines[0];
}

test("large type in a squeezed picture is read as it is written", async () => {
  const picture = readFileSync(new URL("pictures/large-type.jpg", import.meta.url));

  const outcome = await ocr.read(picture);

  const text = outcome.kind === "page" ? outcome.page.lines.map((line) => line.text).join(" ") : "";
  expect(text).toContain("Xbox Series X 1TB console");
});

test("an amount that two readings give differently is in doubt", async () => {
  const line = await secondLook("$35", 93);

  expect(line?.words[0]?.confidence).toBeLessThan(50);
});

test("an amount that both readings give alike is as sure as before", async () => {
  const line = await secondLook("$85", 93);

  expect(line).toMatchObject({ text: "$85", confidence: 93 });
});

test("a second reading that is less sure changes nothing", async () => {
  expect(await secondLook("S8S", 60)).toEqual(page.lines[0]);
});

test("what is read again keeps its place on the page", async () => {
  const line = await secondLook("$85", 93);

  expect(line?.box.top).toBeGreaterThanOrEqual(heading.top - 5);
  expect(line?.box.bottom).toBeLessThanOrEqual(heading.bottom + 5);
});

test("a heading that came out badly is read again", async () => {
  const word = { text: "Fir£bjrd", confidence: 3, box: heading };
  const bad = { ...word, words: [word] };
  const usual = lineOf("a usual line of small words", small);

  const sheet = await sheetForSecondLook({ ...page, lines: [bad, usual] }, white);

  expect(sheet?.strips.map(({ line }) => line)).toEqual([bad]);
});

test("a heading of which every word is sure is not read again", async () => {
  const sure = lineOf("Description", heading);
  const words = sure.words.map((word) => ({ ...word, confidence: 96 }));

  const sheet = await sheetForSecondLook({ ...page, lines: [{ ...sure, words }] }, white);

  expect(sheet).toBeUndefined();
});

test("a page of one small size has nothing to look at again", async () => {
  const plain = { ...page, lines: [lineOf("a usual line of small words", small)] };

  expect(await sheetForSecondLook(plain, white)).toBeUndefined();
});
