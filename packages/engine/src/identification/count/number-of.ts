/** Numbers as sellers write them out. */
const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
  }),
);
/** More than this in one listing is a typing error, a size or a dealer's stock. */
const mostUnits = 50;

/** A number in digits or as a word; undefined for anything else. */
export const wholeNumber = (word: string): number | undefined =>
  numberWords.get(word) ?? (/^[1-9]\d{0,4}$/.test(word) ? Number(word) : undefined);

/** A number in digits or as a word, as far as it can count what is sold. */
export function numberOf(word: string): number | undefined {
  const units = wholeNumber(word);
  return units !== undefined && units >= 1 && units <= mostUnits ? units : undefined;
}

export const isYear = (pieces: number) => pieces >= 1900 && pieces <= 2035;
