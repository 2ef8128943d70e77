/**
 * Digits of an amount as Americans group them, "1,250.50", and as Europeans and Latin Americans do,
 * "1.250,50". Nobody writes dollars with three decimals, so "1.250" beside a dollar sign has thousands.
 */
export const amountDigits = [
  String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{2})?(?![.,]?\d)`,
  String.raw`\d+,\d{2}(?![.,]?\d)`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?`,
  String.raw`\d+(?:\.\d{1,2})?`,
].join("|");

const groupedByDots = /^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$/;
const decimalComma = /,(\d{2})$/;

/** The number that such digits mean. */
export function amountFromDigits(digits: string): number {
  const isEuropean = groupedByDots.test(digits) || decimalComma.test(digits);
  const american = isEuropean
    ? digits.replaceAll(".", "").replace(decimalComma, ".$1")
    : digits.replaceAll(",", "");
  return Number(american);
}

/** Whether digits without a sign may mean a number as well as its thousandth: "1.250". */
export const mayBeDecimals = (digits: string): boolean => /^-?\d{1,3}\.\d{3}$/.test(digits);
