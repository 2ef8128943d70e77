/**
 * The model year that a title tells: "2008 Altima", "'04 F250", "98 Civic". Two digits count only
 * at the start or after an apostrophe. null when none stands there.
 */
export function readModelYear(title: string, latestYear: number): number | null {
  const isYear = (year: number) => year >= 1908 && year <= latestYear + 1;
  for (const [whole] of title.matchAll(/(?<![\d$.,])(?:19[0-9]\d|20[0-4]\d)(?![\d,]|\.\d)/g)) {
    if (isYear(Number(whole))) return Number(whole);
  }
  const short = /(?:^\W*|['’‘`]|\s)(\d\d)(?=\s+[a-z]|['’]?\s)/i.exec(title);
  if (short === null) return null;
  const year = centuryOf(Number(short[1]), latestYear);
  return isYear(year) ? year : null;
}

/** "04" is 2004 and "67" is 1967. */
function centuryOf(digits: number, latestYear: number): number {
  return 2000 + digits <= latestYear + 1 ? 2000 + digits : 1900 + digits;
}
