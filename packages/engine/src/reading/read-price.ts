import { centsFromDollars } from "../money/cents.ts";
import { cleanText } from "./clean-text.ts";
import type { PriceReading } from "./listing-facts.ts";
import { findBareMoney, findMarkedMoney, type MoneyMention } from "./money-mentions.ts";

const maximumDollars = 1_000_000;
/**
 * Amounts typed to get past a form: counting up, all ones, or nines far beyond a real price.
 * $12, $99, $100, $999 and $9,999 are real prices and are not among them.
 */
const placeholder = /^(?:1|123|1234|12345|123456|1234567\d*|11{2,}|9{5,}|0\.01)$/;
const noPriceWords =
  /^(?:n\/?a|none|unknown|tbd|offers?|make (?:an |me an )?offer|best offer|obo|ask|asking|call(?: for price)?|contact(?: (?:me|seller|us))?(?: for price)?|message|negotiable|[-–—?.$ ]*)$/i;
/** A minus sign or an en dash leading the amount makes it negative as a hyphen does. */
const typographicMinus = /^(?<unit>\$?)(?:\u2212 ?|\u2013(?=[$\d]))/u;
const freeWords = /^[^\p{L}\d]*(?:free|gratis|giveaway)\b/iu;
const wordsLimit = 80;

/**
 * The price of a field that holds nothing else. A range gives its upper end, so that a verdict
 * is never kinder than the seller; a struck-out older price is passed over.
 */
export function readPrice(words: string | number | null | undefined): PriceReading {
  if (words === null || words === undefined) return { kind: "missing" };
  if (typeof words === "number") return readingFromDollars(words, `$${words}`);
  const text = cleanText(words).replaceAll("\n", " ").replace(typographicMinus, "$<unit>-");
  if (noPriceWords.test(text)) return { kind: "missing" };

  const marked = findMarkedMoney(text);
  if (marked.length > 0) return readingFromMentions(marked, text, upperBareEnd(text, marked));
  if (/\d ?pounds\b|£/i.test(text)) return foreign("GBP", text);
  if (text.includes("€")) return foreign("EUR", text);
  const bare = findBareMoney(text);
  if (bare.length > 0) return readingFromMentions(bare, text, null);
  return freeWords.test(text) ? { kind: "free", words: short(text) } : readingFromDigits(text);
}

/**
 * The asking price inside longer text. Several different prices with nothing to tell them apart
 * are `missing`: a wrong price is worse than none.
 */
export function findPrice(text: string): PriceReading {
  const clean = cleanText(text);
  const marked = findMarkedMoney(clean);
  const mentions = marked.some(isAsk) ? marked : findBareMoney(clean);
  const asks = mentions.filter(isAsk);
  if (asks.length === 0) return findFree(clean);
  if (isUndecided(asks, clean)) return { kind: "missing" };
  return readingFromMentions(mentions, clean, nearUpperEnd(clean, mentions));
}

/** The 20 of "$15 - 20"; a year, a size or a count after a dash is seldom so near. */
function nearUpperEnd(text: string, mentions: readonly MoneyMention[]): number | null {
  const upper = upperBareEnd(text, mentions);
  return upper !== null && upper <= 2 * (mentions[0]?.amount ?? 0) ? upper : null;
}

function findFree(text: string): PriceReading {
  const isFree =
    /^[^\p{L}\d]*free(?![- ]*(?:standing|stand|shipping|delivery|postage|weights?|range|spirit|people|bsd|style))\b|\b(?:for free|price:? free|free to (?:a )?(?:good home|whoever|collect\w*|anyone)|free for pick ?up)\b/imu.exec(
      text,
    );
  return isFree ? { kind: "free", words: isFree[0].trim() } : { kind: "missing" };
}

const isAsk = (mention: MoneyMention) => mention.role !== "was" && mention.role !== "extra";

function isUndecided(asks: readonly MoneyMention[], text: string): boolean {
  if (asks.some((ask) => ask.role !== "plain")) return false;
  const amounts = new Set(asks.map((ask) => `${ask.currency} ${ask.amount}`));
  if (amounts.size <= 1) return false;
  const [first, second] = asks;
  if (asks.length > 2 || first === undefined || second === undefined) return true;
  return !isRangeOrStrikeThrough(first, second, text);
}

function isRangeOrStrikeThrough(first: MoneyMention, second: MoneyMention, text: string): boolean {
  return /^ ?(?:[-–—]|to)? ?$/.test(text.slice(first.end, second.start));
}

function readingFromMentions(
  mentions: readonly MoneyMention[],
  text: string,
  bareUpperEnd: number | null,
): PriceReading {
  const asks = mentions.filter(isAsk);
  const inDollars = asks.filter((ask) => ask.currency === "USD");
  const chosen = chooseAsk(inDollars.length > 0 ? inDollars : asks, text);
  if (chosen === undefined) return { kind: "missing" };
  const words = short(
    mentions.length === 1 && text.length <= wordsLimit ? text : wordsOf(chosen, text),
  );
  if (chosen.currency !== "USD") return foreign(chosen.currency, words);
  if (chosen.isPeriodic) return { kind: "periodic", words };
  return readingFromDollars(bareUpperEnd ?? chosen.amount, words);
}

/** "Now" beats "asking" beats the first price there is. */
function chooseAsk(asks: readonly MoneyMention[], text: string): MoneyMention | undefined {
  const now = asks.findLast((ask) => ask.role === "now");
  const first = now ?? asks.find((ask) => ask.role === "asking") ?? asks[0];
  const next = first && asks[asks.indexOf(first) + 1];
  if (!first || !next || !isRangeOrStrikeThrough(first, next, text)) return first;
  // Nothing between two prices: a site shows the present one and the older, higher one.
  const isRange = text.slice(first.end, next.start).trim() !== "";
  return next.amount > first.amount === isRange ? next : first;
}

/** The 60 of "$40-60", which carries no sign of its own. */
function upperBareEnd(text: string, marked: readonly MoneyMention[]): number | null {
  const [only, other] = marked;
  if (only === undefined || other !== undefined) return null;
  const range = /^ ?(?:[-–—]|to) ?(?<upper>\d{1,6})(?![\d.,]*\d| ?[\p{L}"])/u.exec(
    text.slice(only.end),
  );
  const upper = Number(range?.groups?.["upper"] ?? Number.NaN);
  return upper > only.amount ? upper : null;
}

function readingFromDigits(text: string): PriceReading {
  // "(5)" counts ratings or pieces.
  if (/^\(\d+\)$/.test(text)) return { kind: "unusable", words: short(text) };
  const match =
    /(?<![\w.,])(?<digits>-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|-?\d+(?:\.\d{1,2})?)(?![\d\p{L}.,]|[.,]\d)/u.exec(
      text.replace(/[.,]+$/, ""),
    );
  const digits = match?.groups?.["digits"];
  if (digits === undefined) return { kind: "unusable", words: short(text) };
  const upper = /^ ?(?:[-–—]|to) ?(?<upper>\d+)$/.exec(
    text.slice((match?.index ?? 0) + digits.length),
  );
  const dollars = Number(upper?.groups?.["upper"] ?? digits.replaceAll(",", ""));
  return readingFromDollars(dollars, short(text));
}

function readingFromDollars(dollars: number, words: string): PriceReading {
  if (!Number.isFinite(dollars) || dollars < 0) return { kind: "unusable", words };
  if (dollars === 0) return { kind: "free", words };
  if (placeholder.test(String(dollars))) {
    return { kind: "placeholder", amount: centsFromDollars(dollars), words };
  }
  if (dollars > maximumDollars || dollars < 0.01) return { kind: "unusable", words };
  return { kind: "stated", amount: centsFromDollars(dollars), words };
}

function foreign(currency: string, words: string): PriceReading {
  return { kind: "foreign", currency, words: short(words) };
}

function wordsOf(mention: MoneyMention, text: string): string {
  return text.slice(mention.start, mention.end).trim();
}

function short(words: string): string {
  return words.length <= wordsLimit ? words : `${words.slice(0, wordsLimit - 1)}…`;
}
