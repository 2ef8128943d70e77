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
export const anUnknownThing = (): ListingRequest => ({ title: "Zqxv thingamajig", price: 40 });

/** What the reader of pictures gives for a picture without words. */
export const emptyPage: OcrPage = { widthPx: 1200, heightPx: 800, lines: [] };

/** Stands where the reader of pictures stands: sees the same page on every picture. */
export function readerThatSees(page: OcrPage): ScreenshotReader {
  return { read: async () => ({ kind: "page", page }) };
}

/** A sale of one's own, as the API takes it. */
export function aSale(change: object = {}) {
  return {
    title: "Dewalt DCD771 20V cordless drill",
    price: 95,
    date: "2026-11-03",
    marketplace: "eBay",
    ...change,
  };
}
