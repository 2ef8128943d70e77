import { factsFromDraft } from "../facts-from-found.ts";
import type { ListingFacts, OcrPage } from "../listing-facts.ts";
import { foundIn, lessSure, wordsOf } from "./screenshot-origin.ts";
import { findPrices } from "./screenshot-prices.ts";
import { segmentsFromPage } from "./screenshot-segments.ts";

/** A label, a model plate, a spine or a box says its name in few words; a page of text does not. */
const mostWords = 60;
const longestName = 160;
/** What every plate says beside its name. */
const boilerplate =
  /\b(?:made in|assembled|serial|s\/n|fcc|patents?|warning|caution|warranty|www\.|input|output|rated?|volts?|amps?|watts?|hz|designed|property of|complies|recycle|do not)\b/i;

/**
 * The words on an object itself, as a title that may be wrong: the largest type first, since a brand
 * and a model stand larger than what the law wants said. null for a page with prices or much text.
 */
export function readLabel(page: OcrPage): ListingFacts | null {
  const segments = segmentsFromPage(page);
  if (findPrices(segments).length > 0 || wordsOf(segments).length > mostWords) return null;
  const telling = segments
    .filter(({ text }) => /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) && !boilerplate.test(text))
    .toSorted((a, b) => b.sizePx - a.sizePx);
  const name = telling
    .map(({ text }) => text)
    .join(" ")
    .slice(0, longestName);
  const found = foundIn(name, wordsOf(telling));
  if (found === undefined) return null;
  return factsFromDraft({ title: { ...found, origin: lessSure(found.origin, "unsure") } });
}
