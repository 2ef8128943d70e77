// ISO 4217, without the currencies that the words of a text are searched for as well.
const codes =
  "HKD|SGD|TWD|JPY|CNY|KRW|PHP|MYR|IDR|VND|THB|DKK|NOK|SEK|PLN|CZK|HUF|RON|TRY|ILS|AED|ZAR|BRL|ARS|CLP|COP|PEN|CRC|GTQ|HNL|DOP";
const codePattern = new RegExp(
  String.raw`(?<![A-Za-z])(${codes})\s?\d|\d\s?(${codes})(?![A-Za-z])`,
);

const signs: readonly (readonly [RegExp, string])[] = [
  [/NT\s?\$\s?\d/, "TWD"],
  [/[￥円]|\d\s?yen\b/i, "JPY"],
  [/元|\d\s?yuan\b/i, "CNY"],
  [/₫/, "VND"],
  [/฿/, "THB"],
  [/(?<!\p{L})S\/\.?\s?\d|\d\s?soles\b/iu, "PEN"],
  [/(?<!\p{L})RM\s?\d/u, "MYR"],
  [/(?<!\p{L})Rp\.?\s?\d/u, "IDR"],
];

/**
 * The currency of a field that holds nothing but a price: "120 soles" is Peruvian money there, and
 * a part of a shoe in a description. undefined where it may be dollars.
 */
export function currencyAbroad(price: string): string | undefined {
  const sign = signs.find(([pattern]) => pattern.test(price))?.[1];
  if (sign !== undefined || price.includes("$")) return sign;
  const [, before, after] = codePattern.exec(price) ?? [];
  return before ?? after;
}
