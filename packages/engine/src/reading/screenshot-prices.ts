import type { OcrWord, PriceReading } from "./listing-facts.ts";
import { readPrice } from "./read-price.ts";
import type { Segment } from "./screenshot-segments.ts";

/** A price that stands alone on its line, and what it says. */
export type PriceOnPage = { segment: Segment; reading: PriceReading };

const amount = /^(?:(?:US|C|CA|AU?|NZ) ?)?[$£€]\d[\d,]*(?:\.\d{1,2})?k?(?:\/\w+)?$/i;
/** What may stand beside a price without making it something else's. */
const companions =
  /^(?:us|usd|cad|aud|or|best|offer|obo|o\.b\.o\.?|firm|each|ea|negotiable|in|stock|now|asking|price:?|only|cash|per|\/|month|mo|week|day|[·•|+-])$/i;
const freePrice = /^free!?$/i;
/** Labels of money that is not the asking price, beside or above an amount. */
const otherMoney =
  /\b(?:was|list price|retail|msrp|shipping|delivery|postage|protection|warranty|insurance|plan|fees?|tax|total|save|deposit|payments?|coupon|off|earn)\b/i;

/** tesseract is this sure of a clean price; a line drawn through digits costs it more. */
const sureConfidence = 70;

/** Every price that could be the listing's own: alone on its line, and not labelled as other money. */
export function findPrices(segments: readonly Segment[]): PriceOnPage[] {
  return segments.flatMap((segment) => {
    const words = priceWords(segment.words);
    if (words === null || isOtherMoney(segment, segments)) return [];
    return [{ segment, reading: readingFromWords(words) }];
  });
}

/**
 * What tesseract doubts is not a price: "missing" costs the person a moment, a wrong digit money.
 * Of two amounts side by side the doubtful one is the struck-out older price.
 */
export function readingFromWords(words: readonly OcrWord[]): PriceReading {
  const amounts = words.filter((word) => amount.test(word.text));
  const sure = amounts.filter((word) => word.confidence >= sureConfidence);
  if (amounts.length === 0) return readPrice(textOf(words));
  if (sure.length === 0) return { kind: "missing" };
  return readPrice(textOf(words.filter((word) => !amounts.includes(word) || sure.includes(word))));
}

/** The words of a line that is a price and nothing else; null for any other line. */
function priceWords(words: readonly OcrWord[]): readonly OcrWord[] | null {
  if (words.length === 1 && words.every((word) => freePrice.test(word.text))) return words;
  if (!words.some((word) => amount.test(word.text))) return null;
  const kept = words.filter((word) => amount.test(word.text) || companions.test(word.text));
  const others = words.filter((word) => !kept.includes(word));
  return others.every((word) => isStruckOut(word)) ? kept : null;
}

/** A line through "$103" makes it "5103", "57.775" or worse. */
function isStruckOut(word: OcrWord): boolean {
  const looksLikeAmount = /^[S5$€£]{0,2}\d[\d.,:]{2,}$/.test(word.text);
  return looksLikeAmount || (word.confidence < sureConfidence && /\d/.test(word.text));
}

function isOtherMoney(price: Segment, segments: readonly Segment[]): boolean {
  if (otherMoney.test(price.text)) return true;
  const { box, sizePx } = price;
  return segments.some((label) => {
    if (label === price || !otherMoney.test(label.text) || label.text.length > 40) return false;
    const isBeside =
      Math.abs(label.box.bottom - box.bottom) < 0.6 * sizePx && label.box.right <= box.left;
    const isAbove =
      box.top - label.box.bottom < 0.8 * sizePx &&
      label.box.bottom <= box.top &&
      Math.abs(label.box.left - box.left) < sizePx;
    return (isBeside && box.left - label.box.right < 12 * sizePx) || isAbove;
  });
}

function textOf(words: readonly OcrWord[]): string {
  return words.map((word) => word.text).join(" ");
}
