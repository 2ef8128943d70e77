const currency = String.raw`(?:US|CA|AU|C|A|NZ|HK|R)?\$|[£€¥₹]|\b(?:USD|CAD|AUD|GBP|EUR)\b`;
const amount = String.raw`\d[\d,.\u00a0 ]*\d|\d`;
const pricePattern = new RegExp(
  String.raw`^(?:(?:${currency})\s?(?:${amount})|(?:${amount})\s?(?:${currency})|free)(?:\s?/\s?\w+)?`,
  "i",
);

/** The price that a piece of text begins with, as written: "$10" of "$10 · In stock". */
export function leadingPrice(text: string): string | undefined {
  return pricePattern.exec(text.trim())?.[0]?.trim();
}
