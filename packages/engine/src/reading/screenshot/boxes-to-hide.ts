import type { OcrBox, OcrPage } from "../listing-facts.ts";
import { findBareMoney, findMarkedMoney } from "../money/money-mentions.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { type Segment, segmentsFromPage } from "./screenshot-segments.ts";
import { withoutPrices } from "../money/without-prices.ts";

/** From here on words are a sentence, and sentences speak to whoever reads them. */
const sentenceWords = 6;
const leastLetters = 8;
/** "U5-5389:99" is what reading makes of a struck-out "US $189.99". */
const garbledMoney = /\d[.,:]\d{2}\D?$/;

/**
 * What of a picture must be covered before anybody looks at it who is to see the thing and not the
 * offer: amounts of money, numbers that stand alone, and the seller's sentences. The title stays.
 */
export function boxesToHide(page: OcrPage): readonly OcrBox[] {
  const reading = readScreenshot(page);
  const facts = reading.kind === "listing" ? reading.facts : null;
  const told = { title: lettersOf(facts?.title), description: lettersOf(facts?.description) };
  return segmentsFromPage(page).flatMap((segment) => boxesIn(segment, told));
}

function boxesIn(segment: Segment, told: { title: string; description: string }): OcrBox[] {
  const { text, words, box } = segment;
  const letters = lettersOf(text);
  const isTitle = letters !== "" && (told.title.includes(letters) || isLedBy(told.title, text));
  const isDescription = letters.length >= leastLetters && told.description.includes(letters);
  if (!isTitle && (isDescription || words.length >= sentenceWords)) return [widened(box)];
  if (isNumberAlone(text)) return [widened(box)];
  const hasMoney = findMarkedMoney(text).length + findBareMoney(text).length > 0;
  const isMoney = hasMoney ? /[\d$£€]/ : garbledMoney;
  return words.filter((word) => isMoney.test(word.text)).map((word) => widened(word.box));
}

/** "Solid oak dresser - $140 (East Austin)" is its title, with more behind it. */
function isLedBy(title: string, text: string): boolean {
  return title.length >= leastLetters && lettersOf(withoutPrices(text)).startsWith(title);
}

/** "$480", "S480" as it is misread, "1,250.00"; not "iPad 9" or "64GB". */
function isNumberAlone(text: string): boolean {
  return /\d/.test(text) && /^[^\p{L}]*\p{L}?[^\p{L}]*$/u.test(text);
}

/** Half a letter more on each side: boxes are drawn tight, and strokes stick out. */
function widened({ left, top, right, bottom }: OcrBox): OcrBox {
  const margin = Math.ceil((bottom - top) * 0.35);
  return {
    left: left - 2 * margin,
    top: top - margin,
    right: right + 2 * margin,
    bottom: bottom + margin,
  };
}

function lettersOf(text: string | null | undefined): string {
  return (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
