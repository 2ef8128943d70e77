import type { PageOffer } from "./page-reading.ts";

const codes =
  "USD|CAD|AUD|NZD|HKD|SGD|MXN|GBP|EUR|JPY|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|PHP|HNL|GTQ|CRC|DOP|COP|ARS|CLP|PEN|BRL|ZAR|THB|KRW|ILS|TRY|AED";
// "for $40" is no Brazilian price: the letters stand alone.
const sign = String.raw`(?:(?<!\p{L})(?:US|CA|AU|NZ|HK|MX|C|A|R|S)\s?)?\$|[£€¥₹₱₩]`;
const decimals = String.raw`(?:[.,]\d{1,2})?(?!\d)`;
// A space groups thousands only before a sign: "$40 128 GB" is a price and a size.
const amount = String.raw`(?:\d{1,3}(?:[.,']\d{3})+|\d+)${decimals}(?:\s?k\b)?`;
const spaced = String.raw`(?:\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+|\d+)${decimals}`;
const money = String.raw`(?:(?:${sign}|\b(?:${codes}))\s?${amount}|${spaced}\s?(?:${sign}|zł|(?:${codes})\b))`;
const range = String.raw`${money}(?:\s?(?:-|–|to)\s?${money}|[-–]${amount})?`;

const periods = {
  hour: "hours?|hr|hora|heure|stunde|std",
  day: "days?|night|día|dia|noche|jour|nuit|tag|nacht",
  week: "weeks?|wk|semana|semaine|sem|woche",
  month: "months?|mos?|mes|mois|monat|mtl",
  year: "years?|yr|año|an|année|jahr",
} as const satisfies Record<Exclude<PageOffer["pricePer"], "item">, string>;
const periodPattern = (words: string) =>
  String.raw`(?:\/|\b(?:per|an?|each|al|por|par|pro|im|je)\b)\s?(?:${words})(?![\p{L}\d])`;
const anyPeriod = periodPattern(Object.values(periods).join("|"));

const pricePattern = new RegExp(String.raw`^${range}(?:\s?${anyPeriod})?`, "iu");
const moneyPattern = new RegExp(`${money}`, "iu");
const rangePattern = new RegExp(String.raw`${money}\s?(?:-|–|to|a|à|bis)\s?${money}`, "iu");
// Alone or followed by a mark: "Free delivery" is no price.
const freePattern =
  /^(?:free|gratis|gratuit|gratuito|grátis|kostenlos|zu verschenken)\s*(?:$|[·•|\n])/iu;

/** The price that a piece of text begins with, as written: "$10" of "$10 · In stock". */
export function leadingPrice(text: string): string | undefined {
  const words = text.trim();
  if (freePattern.test(words)) return "Free";
  if (!/\d/.test(words)) return undefined;
  const price = pricePattern.exec(words)?.[0]?.trim();
  // The same price shown twice in a row is no range.
  const [first = "", second] = price?.split(/\s?(?:-|–|to)\s?/) ?? [];
  return second !== undefined && centsOf(first) === centsOf(second) ? first : price;
}

/** The first sum in a piece of text: "$64.50" of "Sold for $64.50". */
export function firstMoney(text: string): string | undefined {
  return moneyPattern.exec(text)?.[0]?.trim();
}

/** "$10.00 to $25.00": what several variations cost, not what one sold for. */
export function isPriceRange(text: string): boolean {
  return /\d.*\d/s.test(text) && rangePattern.test(text);
}

/** What the price buys, as its words say: "$1,500 / Month" is a rent. */
export function periodOf(words: string): PageOffer["pricePer"] {
  return periodPatterns.find(([, pattern]) => pattern.test(words))?.[0] ?? "item";
}

const periodPatterns = (["hour", "day", "week", "month", "year"] as const).map(
  (period) => [period, new RegExp(periodPattern(periods[period]), "iu")] as const,
);

const signs: readonly (readonly [RegExp, string])[] = [
  [/\bCA?\s?\$/i, "CAD"],
  [/\bAU?\s?\$/i, "AUD"],
  [/\bNZ\s?\$/i, "NZD"],
  [/\bHK\s?\$/i, "HKD"],
  [/\bMX\s?\$/i, "MXN"],
  [/\bS\s?\$/i, "SGD"],
  [/\bR\s?\$/i, "BRL"],
  [/£/, "GBP"],
  [/€/, "EUR"],
  [/¥/, "JPY"],
  [/₹/, "INR"],
  [/₱/, "PHP"],
  [/₩/, "KRW"],
  [/zł/i, "PLN"],
];

const codePattern = new RegExp(String.raw`(?<!\p{L})(${codes})(?!\p{L})`, "iu");

/** ISO 4217. A bare dollar sign means the dollar of the site's own country. */
export function currencyOf(words: string, dollarHere = "USD"): string | null {
  const code = codePattern.exec(words)?.[1];
  if (code) return code.toUpperCase();
  const bySign = signs.find(([pattern]) => pattern.test(words))?.[1];
  if (bySign) return bySign;
  if (/\bUS\s?\$/i.test(words)) return "USD";
  return words.includes("$") || /^free$/i.test(words) ? dollarHere : null;
}

/** Cents of one written sum: 1,234.50, 1.234,50 and 1 234 mean what they say. */
export function centsOf(words: string): number | undefined {
  const written = /\d[\d.,'\u00a0\u202f ]*/u.exec(words)?.[0]?.trim();
  if (written === undefined) return undefined;
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  const digits = whole.replace(/\D/g, "");
  return digits === "" ? undefined : Number(digits) * 100 + Number(fraction.padEnd(2, "0"));
}
