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
type WrittenLine = { text: string; heightPx: number };

const leftPx = 40;

/** A page as the reader of pictures gives it: these lines under each other, all read surely. */
export function pageOfLines(written: readonly WrittenLine[]): OcrPage {
  let topPx = leftPx;
  const lines = written.map(({ text, heightPx }) => {
    const line = lineAt(topPx, { text, heightPx });
    topPx += heightPx * 2;
    return line;
  });
  return { widthPx: 1200, heightPx: topPx + leftPx, lines };
}

function lineAt(top: number, { text, heightPx }: WrittenLine): OcrLine {
  // A letter is about half as wide as its line is high.
  const letterPx = heightPx / 2;
  let left = leftPx;
  const words = text.split(" ").map((word) => {
    const right = left + word.length * letterPx;
    const box = { left, top, right, bottom: top + heightPx };
    left = right + letterPx;
    return { text: word, confidence: 95, box };
  });
  const box = { left: leftPx, top, right: left - letterPx, bottom: top + heightPx };
  return { text, confidence: 95, box, words };
}

/** Stands where the reader of pictures stands: sees the same page on every picture. */
export function readerThatSees(page: OcrPage): ScreenshotReader {
  return { read: async () => ({ kind: "page", page }) };
}
