import { parseUrl } from "../addresses.ts";
import { type PageWall, wallOf } from "../page/page-wall.ts";
import { readSoldPage } from "./read-sold-page.ts";
import type { SoldCard, StruckOutCard } from "./sold-reading.ts";

/** A page of sold results as it stands right now: it may still be loading. */
export type SoldLook = {
  address: string;
  isLoaded: boolean;
  comparables: readonly SoldCard[];
  struckOut: readonly StruckOutCard[];
  /** What stands in the way of results; null where there are some. */
  wall: PageWall | null;
};

const mostCards = 200;

export function lookAtSoldPage(document: Document, url: string): SoldLook {
  const reading = readSoldPage(document, url);
  const { comparables, struckOut } =
    reading.kind === "sold_results" ? reading : { comparables: [], struckOut: [] };
  const isEmpty = comparables.length + struckOut.length === 0;
  return {
    address: url,
    isLoaded: document.readyState === "complete",
    comparables: comparables.slice(0, mostCards),
    struckOut: struckOut.slice(0, mostCards),
    wall: isEmpty ? (wallOf(document, parseUrl(url)) ?? null) : null,
  };
}
