import { vehicleGuide } from "../vehicle-guide.ts";

/** A vehicle identification number as a listing gives it, read without asking anybody. */
export type VinReading = {
  vin: string;
  /** The ninth character fits the others. North American vehicles since 1981 have such a check. */
  isSound: boolean;
  year: number | null;
  /** By its first three characters; null for a code that is not known. */
  make: string | null;
};

/** Each letter counts as the digit that stands below it. */
const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const digits = "12345678123457923456789";
const valueOf = (letter: string): number => {
  const at = letters.indexOf(letter);
  return Number(at === -1 ? letter : digits[at]);
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The tenth character goes round every thirty years from 1980. */
const yearLetters = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The first number of 17 characters with letters and digits; null when there is none. */
export function readVin(text: string, latestYear: number): VinReading | null {
  for (const [written] of text.matchAll(/\b[A-HJ-NPR-Z\d]{17}\b/gi)) {
    const vin = written.toUpperCase();
    if (!/[A-Z]/.test(vin) || !/\d{4}/.test(vin)) continue;
    const make = vehicleGuide().makerCodes[vin.slice(0, 3)] ?? null;
    return { vin, isSound: hasRightCheckDigit(vin), year: yearOf(vin, latestYear), make };
  }
  return null;
}

export function hasRightCheckDigit(vin: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * valueOf(vin[at] ?? "0"), 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? "X" : String(rest));
}

/** A letter in the seventh place means 2010 and later for cars and light trucks. */
function yearOf(vin: string, latestYear: number): number | null {
  const at = yearLetters.indexOf(vin[9] ?? "");
  if (at === -1) return null;
  const later = 2010 + at;
  return /[A-Z]/.test(vin[6] ?? "") && later <= latestYear + 1 ? later : 1980 + at;
}
