import type { PageOffer } from "./page/page-reading.ts";

const codes =
  "USD|CAD|AUD|NZD|HKD|SGD|TWD|MXN|GBP|EUR|JPY|CNY|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|PHP|MYR|IDR|VND|HNL|GTQ|CRC|DOP|COP|ARS|CLP|PEN|BRL|ZAR|THB|KRW|ILS|TRY|AED";
// "for $40" is no Brazilian price: the letters stand alone.
const sign = String.raw`(?:(?<!\p{L})(?:US|CA|AU|NZ|HK|NT|MX|C|A|R|S)\s?)?\$|[£€¥￥₹₱₩₫฿]|(?<!\p{L})(?:S/\.?|RM|Rp)(?=\s?\d)`;
// "45 soles" is a price in Peru, and "2 soles for boots" is not: what follows decides.
const afterOnly = String.raw`zł|円|元|(?:nuevos )?soles(?!\p{L})(?=\s*(?:$|[·•|(,;/+\n]))`;
const decimals = String.raw`(?:[.,]\d{1,2})?(?!\d)`;
// A space groups thousands only before a sign: "$40 128 GB" is a price and a size.
const amount = String.raw`(?:\d{1,3}(?:[.,']\d{3})+|\d+)${decimals}(?:\s?k\b)?`;
const spaced = String.raw`(?:\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+|\d+)${decimals}`;
const money = String.raw`(?:(?:${sign}|\b(?:${codes}))\s?${amount}|${spaced}\s?(?:${sign}|${afterOnly}|(?:${codes})\b))`;
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

/** How many sums a piece of text names. */
export function countMoney(text: string): number {
  return text.match(new RegExp(money, "giu"))?.length ?? 0;
}

/** Whether a line is a price and no title that begins with one, as "$50 gift card" does. */
export function isPrice(line: string): boolean {
  const words = line.trim();
  const price = leadingPrice(words);
  if (price === undefined) return false;
  const rest = words.slice(price.length).trim();
  return /^(?:$|[·•|(/+–-])/u.test(rest) || leadingPrice(rest) !== undefined;
}

/** "$25.00" of " to $25.00": the upper end of the range that the text before begins. */
export function joinedSum(text: string): string | undefined {
  const joined = /^\s*(?:[-–—~〜]|to|a|à|al|bis|tot|do|til|till|до)\s*(?=[^\p{L}]|[A-Z])/iu.exec(
    text,
  );
  return joined ? leadingPrice(text.slice(joined[0].length)) : undefined;
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
  [/\bNT\s?\$/i, "TWD"],
  [/\bMX\s?\$/i, "MXN"],
  [/\bS\s?\$/i, "SGD"],
  [/\bR\s?\$/i, "BRL"],
  [/£/, "GBP"],
  [/€/, "EUR"],
  [/[¥￥円]/, "JPY"],
  [/元/, "CNY"],
  [/₹/, "INR"],
  [/₱/, "PHP"],
  [/₩/, "KRW"],
  [/₫/, "VND"],
  [/฿/, "THB"],
  [/zł/i, "PLN"],
  [/(?<!\p{L})S\/|\d\s?(?:nuevos )?soles(?!\p{L})/iu, "PEN"],
  [/(?<!\p{L})RM\s?\d/u, "MYR"],
  [/(?<!\p{L})Rp\s?\d/u, "IDR"],
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
