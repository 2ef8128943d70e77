import type { OcrWord, PriceReading } from "../listing-facts.ts";
import { readPrice } from "../money/read-price.ts";
import { heightOf, isSameRow, type Segment } from "./screenshot-segments.ts";

/** A price that stands alone on its line, and what it says. */
export type PriceOnPage = { segment: Segment; reading: PriceReading };

const amount = /^(?:(?:US|C|CA|AU?|NZ) ?)?[$£€]\d[\d,]*(?:\.\d{1,2})?k?(?:\/\w+)?$/i;
/** What may stand beside a price without making it something else's. */
const companions =
  /^(?:us|usd|cad|aud|or|best|offer|obo|o\.b\.o\.?|firm|each|ea|negotiable|in|stock|now|asking|price:?|only|cash|per|\/|month|mo|week|day|[·•|+-])$/i;
/** A line above an amount whose sentence goes on with it, or that names what the amount is for. */
const leadsToOtherMoney =
  /^(?:sponsored|promoted|advertisement|was|list price|retail|msrp|shipping|delivery|postage|sales tax|total|deposit|coupon|earn|save)\b|\b(?:protection|warranty|insurance|plan|fees?|tax|payments?(?: of)?|shipping|deposit)\W*$/i;
const looksLikeAmount = /^(?:[Ss5$€£]{0,2}\d[\d.,:;]+|[Ss5$€£]{2,5})$/;
const freePrice = /^free!?$/i;
/** Labels of money that is not the asking price, beside or above an amount. */
const otherMoney =
  /\b(?:was|list price|retail|msrp|shipping|delivery|postage|protection|warranty|insurance|plan|fees?|tax|total|save|deposit|payments?|coupon|off|earn)\b/i;

/** tesseract is this sure of a clean price; a line drawn through digits costs it more. */
const sureConfidence = 70;
/** Letters beside a price that tesseract is less sure of may be an older one with a line through it. */
const struckConfidence = 80;

/** A label of other money is not set larger than its amount. */
const titleShare = 1.4;

/** Every price that could be the listing's own: alone on its line, and not labelled as other money. */
export function findPrices(segments: readonly Segment[]): PriceOnPage[] {
  const prices = segments
    .filter((segment) => isPriceLine(segment.words) && !isOtherMoney(segment, segments))
    .map((segment) => ({ segment, reading: readingFromWords(segment.words) }));
  return prices.filter((price) => !isOneOfCards(price, prices));
}

/** How many other amounts are set in the size of a price: those of cards, or of other results. */
export function countRivals(price: Segment, segments: readonly Segment[]): number {
  const rivals = segments
    .filter(({ words }) => isPriceLine(words))
    .filter(
      ({ sizePx, text }) => text !== price.text && Math.abs(sizePx / price.sizePx - 1) < 0.15,
    );
  return new Set(rivals.map(({ text }) => text)).size;
}

/** Prices of one size side by side belong to a row of cards, each to another listing. */
function isOneOfCards({ segment }: PriceOnPage, prices: readonly PriceOnPage[]): boolean {
  return prices.some(
    ({ segment: other }) =>
      other !== segment &&
      isSameRow(segment, other) &&
      Math.abs(other.sizePx / segment.sizePx - 1) < 0.15 &&
      Math.abs(other.box.left - segment.box.left) > 4 * segment.sizePx,
  );
}

/**
 * What tesseract doubts is no price: a question costs the person a moment, a wrong digit money.
 * Sites put the present price before the struck-out older one, so the first amount must be sure;
 * a doubtful one after it is left out.
 */
export function readingFromWords(words: readonly OcrWord[]): PriceReading {
  // "$O5 $110": whatever stands where the price belongs must be one.
  const first = words.find(({ text }) => !companions.test(text) && !freePrice.test(text));
  if (first === undefined) return readPrice(textOf(words));
  if (!isSureAmount(first)) return unclear(words);
  const kept = words.filter((word) => companions.test(word.text) || isSureAmount(word));
  const second = kept.find((word) => word !== first && isSureAmount(word));
  if (second !== undefined && isDoubtfulOrder(first, second)) return unclear(words);
  return readPrice(textOf(kept));
}

function unclear(words: readonly OcrWord[]): PriceReading {
  return { kind: "unclear", words: textOf(words) };
}

/**
 * "$85 $10": an older price is higher than the present one, so a digit was lost, or the first is the
 * older one. A present price that stands second is set larger than the one with a line through it.
 */
function isDoubtfulOrder(first: OcrWord, second: OcrWord): boolean {
  const dollars = ({ text }: OcrWord) => Number(text.replace(/[^\d.]/g, ""));
  return dollars(second) < dollars(first) && heightOf(second.box) < 1.1 * heightOf(first.box);
}

function isSureAmount({ text, confidence }: OcrWord): boolean {
  return amount.test(text) && confidence >= sureConfidence;
}

/** Whether a line is a price and nothing else. */
function isPriceLine(words: readonly OcrWord[]): boolean {
  if (words.length === 1 && words.every((word) => freePrice.test(word.text))) return true;
  if (!words.some((word) => amount.test(word.text))) return false;
  return words.every(
    (word) => amount.test(word.text) || companions.test(word.text) || isStruckOut(word),
  );
}

/** A line through "$103" makes it "5103", "57.775" or a few letters that tesseract doubts. */
function isStruckOut(word: OcrWord): boolean {
  return (
    looksLikeAmount.test(word.text) || (word.confidence < struckConfidence && word.text.length <= 8)
  );
}

function isOtherMoney(price: Segment, segments: readonly Segment[]): boolean {
  if (otherMoney.test(price.text)) return true;
  const { box, sizePx } = price;
  return segments.some((label) => {
    if (label === price) return false;
    const gap = box.top - label.box.bottom;
    const isAbove = gap > -0.3 * sizePx && gap < 0.8 * sizePx;
    // What is set much larger than the amount is the end of a title: "… dining table - / Delivery".
    if (isAbove && label.sizePx > titleShare * sizePx) return false;
    if (isAbove && Math.abs(label.box.left - box.left) < sizePx) {
      return leadsToOtherMoney.test(label.text);
    }
    const isBeside = isSameRow(label, price) && label.box.right <= box.left;
    return isBeside && box.left - label.box.right < 12 * sizePx && otherMoney.test(label.text);
  });
}

function textOf(words: readonly OcrWord[]): string {
  return words.map((word) => word.text).join(" ");
}
