import type { OcrPage, ScreenshotReading } from "../listing-facts.ts";
import { factsOnPage } from "./screenshot-facts.ts";
import { countSigns, isConversation, withoutOtherListings } from "./screenshot-furniture.ts";
import {
  findHeadingWithPrice,
  findHeadline,
  findTitleAlone,
  type Headline,
  type HeadlinePage,
} from "./screenshot-headline.ts";
import { countRivals } from "./screenshot-prices.ts";
import { bodySizePx, segmentsFromPage } from "./screenshot-segments.ts";

/**
 * Reads the one listing that a screenshot shows, from the size and the place of its words.
 *
 * No site's layout is built in: a title is large and stands by a price that is alone on its
 * line; labels name the rest. A page of many listings, a chat or an article is not_a_listing.
 */
export function readScreenshot(page: OcrPage): ScreenshotReading {
  const everything = segmentsFromPage(page);
  if (everything.length === 0) return { kind: "not_a_listing", reason: "no_text" };
  const segments = withoutOtherListings(everything);
  const headline = chooseHeadline({ segments, bodyPx: bodySizePx(everything) });
  if (headline === null) return { kind: "not_a_listing", reason: "no_listing" };
  return { kind: "listing", facts: factsOnPage(headline, segments) };
}

/** A title's type against the size of most letters on the page. */
const setApart = 1.2;

function chooseHeadline(page: HeadlinePage): Headline | null {
  const signs = countSigns(page.segments);
  const heading = findHeadingWithPrice(page);
  if (heading !== null && signs > 0) return heading;
  const headline = findHeadline(page);
  const largest = findTitleAlone(page);
  const alone = largest !== null && largest.prominence >= 1.25 && signs >= 2 ? largest : null;
  if (headline === null || !isOneListing(headline, page, signs)) return alone;
  // Small words with a price, below larger ones without: the card of another listing.
  return headline.prominence < setApart && alone !== null ? alone : headline;
}

/**
 * One opened listing sets its title apart and is alone with its price; on a page of results,
 * several prices of one size compete and the names are set like the rest of the text.
 */
function isOneListing(
  { title, price, prominence, segments }: Headline,
  page: HeadlinePage,
  signs: number,
) {
  const isSetApart = prominence >= setApart;
  const priceSegment = segments.at(-1);
  const rivals = priceSegment === undefined ? 0 : countRivals(priceSegment, page.segments);
  if (rivals > 1) return isSetApart && signs >= 2 && prominence >= 1.35;
  if (signs >= 2) return isSetApart || rivals === 0;
  if (signs === 1) return isSetApart && rivals === 0;
  if (price.kind === "missing" || isConversation(page.segments)) return false;
  return prominence >= 1.4 && rivals === 0 && title.includes(" ");
}
