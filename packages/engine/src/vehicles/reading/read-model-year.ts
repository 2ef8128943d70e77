const earliestYear = 1908;
/** "2018 tags", "tags 2018", "smogged in 2017": when something was paid or passed, no model year. */
const dated = String.raw`(?:tags?|taggs|registration|registered|reg|smog(?:ged)?|stickers?|plates|inspection)`;
const datedBefore = new RegExp(
  String.raw`\b(?:${dated}|until|till?|thru|through|expires?|since|good to)\W+(?:\w+\W+)?$`,
  "i",
);
const datedAfter = new RegExp(String.raw`^\W*(?:\w+\W+)?${dated}\b`, "i");
/** "16 ft", "22 inch": a measure and no year. */
const measured =
  /^\s*(?:ft|foot|feet|footer|inch|inches|in\b|"|'|k\b|mpg|hp|ton|passenger|hours?|hrs?|gal|cc|volts?|v\b|speed|mi\b|miles|x\b|%|month|year|day|pack|piece|count)/i;

/**
 * The model year that a title tells: "2008 Altima", "'04 F250", "98 Civic". Two digits count at the
 * start, after an apostrophe, or where a measure would hardly begin with such a digit. null when none stands there.
 */
export function readModelYear(title: string, latestYear: number): number | null {
  const isYear = (year: number) => year >= earliestYear && year <= latestYear + 1;
  for (const match of title.matchAll(/(?<![\d$.,])(?:19[0-9]\d|20[0-4]\d)(?![\d,]|\.\d)/g)) {
    const isDated = isDatedAt(title, match.index, match.index + 4);
    if (!isDated && isYear(Number(match[0]))) return Number(match[0]);
  }
  for (const match of title.matchAll(/(^\W*|['’‘`]|\s)(\d\d)(?=\s+[a-z]|['’]?\s)/gi)) {
    const [whole, before, digits] = match;
    const end = match.index + whole.length;
    if (measured.test(title.slice(end)) || isDatedAt(title, end - 2, end)) continue;
    const year = centuryOf(Number(digits), latestYear);
    // "Dual 10" is hardly a year; "Civic 98" and "Civic 05" are.
    const isPlausible = before !== " " || /^[06-9]/.test(digits ?? "");
    if (isPlausible && isYear(year)) return year;
  }
  return null;
}

const isDatedAt = (text: string, start: number, end: number) =>
  datedBefore.test(text.slice(Math.max(0, start - 24), start)) ||
  datedAfter.test(text.slice(end, end + 24));

/** "04" is 2004 and "67" is 1967. */
function centuryOf(digits: number, latestYear: number): number {
  return 2000 + digits <= latestYear + 1 ? 2000 + digits : 1900 + digits;
}
