const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** More than this in one listing is a typing error, a size or a dealer's stock. */
const mostUnits = 50;

/** A number in digits or as a word, as far as it can count what is sold. */
export function numberOf(word: string): number | undefined {
  const units = numberWords[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN);
  return units >= 1 && units <= mostUnits ? units : undefined;
}
