import { centsFromDollars } from "../../money/cents.ts";
import { cleanText } from "../clean-text.ts";
import { currencyAbroad } from "./currency-abroad.ts";
import type { PriceReading } from "../listing-facts.ts";
import {
  bareUpperEnd,
  findBareMoney,
  findMarkedMoney,
  findMoney,
  isAsk,
  type MoneyMention,
  nearUpperEnd,
} from "./money-mentions.ts";
import { amountDigits, amountFromDigits, mayBeDecimals } from "./written-amount.ts";

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
  const currency = currencyAbroad(text);
  if (currency !== undefined) return foreign(currency, text);

  const marked = findMarkedMoney(text);
  if (marked.length > 0)
    return readingFromMentions(marked, text, endOf(marked, text, bareUpperEnd));
  if (/\d ?pounds\b|£/i.test(text)) return foreign("GBP", text);
  if (text.includes("€")) return foreign("EUR", text);
  const bare = findBareMoney(text);
  if (bare.length > 0) return readingFromMentions(bare, text, null);
  return freeWords.test(text) ? { kind: "free", words: short(text) } : readingFromDigits(text);
}

/** Where the range of a lone amount ends, if it is the beginning of one. */
function endOf(
  [only, other]: readonly MoneyMention[],
  text: string,
  upperEnd: typeof bareUpperEnd,
): number | null {
  return only === undefined || other !== undefined ? null : (upperEnd(text, only)?.amount ?? null);
}

/**
 * The asking price inside longer text. Several different prices with nothing to tell them apart
 * are `unclear`: a wrong price is worse than none.
 */
export function findPrice(text: string): PriceReading {
  const clean = cleanText(text);
  const mentions = findMoney(clean);
  const asks = mentions.filter(isAsk);
  if (asks.length === 0) return findFree(clean);
  if (isUndecided(asks, clean)) return { kind: "unclear", words: amountsOf(asks, clean) };
  if (isDoubtfulRange(mentions, clean)) return { kind: "unclear", words: short(clean) };
  return readingFromMentions(mentions, clean, endOf(mentions, clean, nearUpperEnd));
}

/** "$4-24" and "$150-2019": a price up to something, or a price and something else. */
function isDoubtfulRange([only, other]: readonly MoneyMention[], text: string): boolean {
  if (only === undefined || other !== undefined) return false;
  return bareUpperEnd(text, only)?.isTight === true && nearUpperEnd(text, only) === null;
}

function findFree(text: string): PriceReading {
  const isFree =
    /^[^\p{L}\d]*free(?![- ]*(?:stuff|standing|stand|shipping|delivery|postage|weights?|range|spirit|people|bsd|style))\b|\b(?:for free|price:? free|free to (?:a )?(?:good home|whoever|collect\w*|anyone)|free for pick ?up)\b/imu.exec(
      text,
    );
  return isFree ? { kind: "free", words: isFree[0].trim() } : { kind: "missing" };
}

/** "$40, $60": the amounts that a person has to choose from. */
function amountsOf(asks: readonly MoneyMention[], text: string): string {
  return short([...new Set(asks.map((ask) => wordsOf(ask, text)))].join(", "));
}

function isUndecided(asks: readonly MoneyMention[], text: string): boolean {
  const amounts = new Set(asks.map((ask) => `${ask.currency} ${ask.amount}`));
  if (amounts.size <= 1 || asks.some((ask) => ask.role === "now")) return false;
  // "For sale $75" among three things with a price each decides nothing.
  if (asks.some((ask) => ask.role === "asking")) return amounts.size > 2;
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
  if (chosen.currency !== "USD" && chosen.isPeriodic) return foreign(chosen.currency, words);
  if (chosen.isPeriodic) return { kind: "periodic", words };
  const reading = readingFromDollars(bareUpperEnd ?? chosen.amount, words);
  return chosen.currency === "USD" ? reading : inCurrency(reading, chosen.currency);
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

const bareDigits = new RegExp(
  String.raw`(?<![\w.,])(?<digits>-?(?:${amountDigits}))(?![\d\p{L}.,]|[.,]\d)`,
  "u",
);

function readingFromDigits(text: string): PriceReading {
  // "(5)" counts ratings or pieces.
  if (/^\(\d+\)$/.test(text)) return { kind: "unusable", words: short(text) };
  const match = bareDigits.exec(text.replace(/[.,]+$/, ""));
  const digits = match?.groups?.["digits"];
  if (digits === undefined) return { kind: "unusable", words: short(text) };
  const upper = /^ ?(?:[-–—]|to) ?(?<upper>\d+)$/.exec(
    text.slice((match?.index ?? 0) + digits.length),
  );
  // Without a sign it may be a program's 1.25 with a zero too many.
  if (mayBeDecimals(digits)) return { kind: "unclear", words: short(text) };
  const dollars = Number(upper?.groups?.["upper"] ?? amountFromDigits(digits));
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

/** A reading whose amount is none of dollars; what is no price in dollars is none in another currency. */
function inCurrency(reading: PriceReading, currency: string): PriceReading {
  if (reading.kind === "stated") {
    return { kind: "foreign", currency, amount: reading.amount, words: reading.words };
  }
  return "words" in reading ? foreign(currency, reading.words) : reading;
}

function wordsOf(mention: MoneyMention, text: string): string {
  return text.slice(mention.start, mention.end).trim();
}

function short(words: string): string {
  return words.length <= wordsLimit ? words : `${words.slice(0, wordsLimit - 1)}…`;
}
