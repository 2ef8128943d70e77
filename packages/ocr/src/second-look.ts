import { cutOut } from "./cut-line.ts";
import { type GreyPicture, pgmFromGrey } from "./preparing/grey-picture.ts";
import type { OcrBox, OcrLine, OcrPage, OcrWord } from "./ocr-page.ts";
import type { TesseractLine } from "./lines-from-tsv.ts";
import { lineFromWords, pageFromLines } from "./page-from-lines.ts";

/** A line of the page on the sheet that is read again, and where and how large it stands there. */
type Strip = {
  line: OcrLine;
  /** In the page's pixels, with a margin around the line. */
  from: OcrBox;
  /** The top of the strip on the sheet, in its pixels. */
  top: number;
  picture: GreyPicture;
};
export type Sheet = { image: Uint8Array; widthPx: number; heightPx: number; strips: Strip[] };

const gapPx = 24;
/** Headings are this much higher than the page's usual line. */
const headingShare = 1.25;
const mostLines = 8;
/** The second reading wins although tesseract is this much less sure of it. */
const tolerance = 4;
const amount = /[$£€]\d/;
const doubtfulConfidence = 85;
const hopelessConfidence = 40;
/** Of 406 lines with every word this sure, the second reading changed one letter in each of two. */
const settledConfidence = 95;
/** Lower lines are specks; enlarged to full height they would be very long. */
const lowestPx = 6;

/**
 * The lines that matter most or are least sure, each alone and at the best size, on one sheet.
 *
 * Read as part of a page, large type is mistaken more often than small: "1TE" for "1TB". Titles and
 * prices are large. One sheet costs one call, a fraction of the page's own.
 */
export async function sheetForSecondLook(
  page: OcrPage,
  grey: GreyPicture,
): Promise<Sheet | undefined> {
  const lines = linesWorthIt(page);
  if (lines.length === 0) return undefined;
  const strips: Strip[] = [];
  let top = gapPx;
  for (const line of lines) {
    const from = withMargin(line.box, page);
    const picture = await cutOut(grey, { from, page, heightPx: heightOf(line.box) });
    strips.push({ line, from, top, picture });
    top += picture.heightPx + gapPx;
  }
  const widthPx = Math.max(...strips.map(({ picture }) => picture.widthPx)) + 2 * gapPx;
  const sheet = { pixels: new Uint8Array(widthPx * top).fill(255), widthPx, heightPx: top };
  for (const strip of strips) paste(sheet, strip);
  return { image: pgmFromGrey(sheet), widthPx, heightPx: top, strips };
}

/**
 * The page with the better of both readings of each line. Where they differ in a figure neither is
 * believed: the confidence of that word says so.
 */
export function withSecondLook(
  page: OcrPage,
  sheet: Sheet,
  again: readonly TesseractLine[],
): OcrPage {
  const { widthPx, heightPx } = sheet;
  const seen = pageFromLines(again, { widthPx, heightPx, scaleX: 1, scaleY: 1 });
  const words = seen.lines.flatMap((line) => line.words);
  const lines = page.lines.map((line) => {
    const strip = sheet.strips.find((candidate) => candidate.line === line);
    return strip === undefined ? line : betterOf(line, lineFromStrip(strip, words));
  });
  return { ...page, lines };
}

function linesWorthIt(page: OcrPage): OcrLine[] {
  const readable = page.lines.filter((line) => isText(line) && heightOf(line.box) >= lowestPx);
  const usualPx = medianHeight(readable);
  const isHeading = ({ box }: OcrLine) => heightOf(box) >= headingShare * usualPx;
  const isDoubtful = ({ words }: OcrLine) =>
    words.some(({ text, confidence }) => text.length > 2 && confidence < doubtfulConfidence);
  const headings = readable
    .filter((line) => isHeading(line) && !isSettled(line))
    .toSorted((a, b) => heightOf(b.box) - heightOf(a.box));
  const doubtful = readable.filter((line) => !isHeading(line) && isDoubtful(line));
  return [...headings, ...doubtful].slice(0, mostLines);
}

function isSettled({ words }: OcrLine): boolean {
  return words.every(({ confidence }) => confidence >= settledConfidence);
}

/** Two letters that are hardly believed are the edge of a photo; five are a word that came out badly. */
function isText({ text, confidence }: OcrLine): boolean {
  if (amount.test(text)) return true;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  return letters >= (confidence < hopelessConfidence ? 5 : 2);
}

function medianHeight(lines: readonly OcrLine[]): number {
  const heights = lines.flatMap(({ text, box }) => Array.from(text, () => heightOf(box)));
  return heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? 0;
}

function withMargin({ left, top, right, bottom }: OcrBox, page: OcrPage): OcrBox {
  const across = Math.round(0.4 * (bottom - top));
  const down = Math.round(0.12 * (bottom - top));
  return {
    left: Math.max(0, left - across),
    top: Math.max(0, top - down),
    right: Math.min(page.widthPx, right + across),
    bottom: Math.min(page.heightPx, bottom + down),
  };
}

function paste(sheet: GreyPicture, { top, picture }: Strip): void {
  for (let row = 0; row < picture.heightPx; row++) {
    const start = row * picture.widthPx;
    const pixels = picture.pixels.subarray(start, start + picture.widthPx);
    sheet.pixels.set(pixels, (top + row) * sheet.widthPx + gapPx);
  }
}

function lineFromStrip(strip: Strip, words: readonly OcrWord[]): OcrLine | undefined {
  const { from, top, picture } = strip;
  const scale = picture.widthPx / (from.right - from.left);
  const own = words
    .filter(({ box }) => {
      const middle = (box.top + box.bottom) / 2;
      return middle > top - gapPx / 2 && middle < top + picture.heightPx + gapPx / 2;
    })
    .map((word) => ({ ...word, box: boxOnPage(word.box) }))
    .toSorted((a, b) => a.box.left - b.box.left);
  return own.length === 0 ? undefined : lineFromWords(own);

  function boxOnPage(box: OcrBox): OcrBox {
    const across = (x: number) => Math.round(from.left + (x - gapPx) / scale);
    const down = (y: number) => Math.round(from.top + (y - top) / scale);
    return {
      left: across(box.left),
      top: down(box.top),
      right: across(box.right),
      bottom: down(box.bottom),
    };
  }
}

function betterOf(first: OcrLine, second: OcrLine | undefined): OcrLine {
  if (second === undefined || sureness(second) < sureness(first) - tolerance) return first;
  return isSameMoney(first, second) ? second : { ...second, words: second.words.map(inDoubt) };
}

/** Below what a reader of prices believes, above what it takes for a speck. */
const doubt = 45;

/** A first reading that was sure of another amount is not overruled: one of the two is wrong. */
function isSameMoney(first: OcrLine, second: OcrLine): boolean {
  const sure = first.words.filter(
    ({ text, confidence }) => amount.test(text) && confidence >= doubtfulConfidence,
  );
  return sure.every(({ text }) => second.words.some((word) => word.text === text));
}

function inDoubt(word: OcrWord): OcrWord {
  return amount.test(word.text) ? { ...word, confidence: Math.min(doubt, word.confidence) } : word;
}

/** Each letter has a vote: a speck beside the line, read as a letter, weighs as little as it should. */
function sureness({ words }: OcrLine): number {
  const votes = words.flatMap(({ text, confidence }) => Array.from(text, () => confidence));
  return votes.reduce((sum, vote) => sum + vote, 0) / votes.length;
}

function heightOf({ top, bottom }: OcrBox): number {
  return bottom - top;
}
