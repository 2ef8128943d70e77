import type { ListingRequest } from "@flipworth/contract";
import type { OcrPage } from "@flipworth/engine";
import type { ScreenshotReader } from "../features/analyses/read-screenshot.ts";

/** A listing that the price guide knows and that is cheap enough to judge. */
export function aListing(fields: Partial<ListingRequest> = {}): ListingRequest {
  return {
    title: "Apple iPad 9th generation 64GB, wifi",
    price: 60,
    condition: "Used - Good",
    description: "Works perfectly, no scratches, comes with its charger.",
    ...fields,
  };
}

/** A listing of which nothing is known but that it is for sale. */
export const anUnknownThing = (): ListingRequest => ({ title: "Zqxv thingamajig", price: 20 });

type OcrLine = OcrPage["lines"][number];

const lineHeightPx = 40;

/** A page as the reader of pictures gives it: these lines under each other, all read surely. */
export function pageOfLines(lines: readonly string[]): OcrPage {
  const toLine = (text: string, index: number): OcrLine => {
    const top = 40 + index * 2 * lineHeightPx;
    const box = { left: 40, top, right: 40 + text.length * 18, bottom: top + lineHeightPx };
    return { text, confidence: 95, box, words: wordsOf(text, box) };
  };
  return {
    widthPx: 1200,
    heightPx: 100 + lines.length * 2 * lineHeightPx,
    lines: lines.map(toLine),
  };
}

function wordsOf(text: string, box: OcrLine["box"]): OcrLine["words"] {
  let left = box.left;
  return text.split(" ").map((word) => {
    const right = left + word.length * 18;
    const placed = { text: word, confidence: 95, box: { ...box, left, right } };
    left = right + 18;
    return placed;
  });
}

/** Stands where the reader of pictures stands: sees the same page on every picture. */
export function readerThatSees(page: OcrPage): ScreenshotReader {
  return { read: async () => ({ kind: "page", page }) };
}
