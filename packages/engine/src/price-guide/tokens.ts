import { isLetters } from "./word-shapes.ts";

/** A piece of a listing's words: letters or digits, never both. */
export type Token = {
  /** Lower-case, without accents, in the singular: what aliases are compared by. */
  key: string;
  /** Lower-case as written. */
  raw: string;
  /** Written without a gap after the token before: the "gb" of "256gb". */
  isGlued: boolean;
  /** What stands before it: a comma, semicolon or line end; a bracket; a dash, stop or slash. */
  breakBefore: "none" | "list" | "bracket" | "other";
  /** The "5" of "2.5". */
  isFraction?: true;
};

/** Words that end in s in the singular as well, or as people write them in names. */
const notPlural = new Set(
  "plus this less bass brass series lens jeans cros iris atlas canvas versus tennis christmas texas dallas vans levis bose asus lexus prius nexus hermes jacobs always across chess swiss sims".split(
    " ",
  ),
);
// A map: "constructor" is a word of listings, and every object has one.
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tvs: "tv",
    pcs: "pc",
    cds: "cd",
    lps: "lp",
    shelves: "shelf",
    shelve: "shelf",
    knives: "knife",
    inches: "inch",
    feet: "ft",
    foot: "ft",
    promax: "pro max",
    shoes: "shoe",
    movies: "movie",
    lbs: "lb",
    pks: "pk",
    bks: "book",
    cnt: "count",
    yds: "yd",
    qts: "qt",
    dz: "dozen",
    doz: "dozen",
  }),
);
const keyMemory = new Map<string, string>();

/**
 * Splits text into tokens. "256 GB" and "256gb", "WH-1000XM4" and "wh 1000 xm4" come out alike,
 * `55"` as "55 inch", "&" as "and", "w/" as "with".
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let mark = "";
  let end = -1;
  const words = normalise(text);
  for (const match of words.matchAll(
    /[a-z]+|\d+|[,;:!?|/()[\]{}\n•·*~–—.]|-{2,}|(?<=\s)-|-(?=\s)/g,
  )) {
    const raw = match[0];
    if (!/[a-z\d]/.test(raw)) {
      mark += raw;
      continue;
    }
    const isGlued = match.index === end && tokens.length > 0;
    const isFraction = words[end] === decimalPoint && match.index === end + 1;
    end = match.index + raw.length;
    for (const key of keyFromWord(raw).split(" ")) {
      const breakBefore = tokens.length === 0 ? "none" : breakFromMark(mark);
      tokens.push({ key, raw, isGlued, breakBefore, ...(isFraction && { isFraction }) });
      mark = "";
    }
  }
  return tokens;
}

function breakFromMark(mark: string): Token["breakBefore"] {
  if (mark === "") return "none";
  if (/^[,;\n]/.test(mark)) return "list";
  return /^[()[\]{}]+$/.test(mark) ? "bracket" : "other";
}

/** The keys of a phrase that is already lower-case ASCII, joined by spaces. Fast, for the index. */
export function keysOfPhrase(phrase: string): string {
  let result = "";
  let start = 0;
  while (start < phrase.length) {
    const space = phrase.indexOf(" ", start);
    const end = space === -1 ? phrase.length : space;
    const keys = keysOfWord(phrase.slice(start, end));
    if (keys !== "") result = result === "" ? keys : `${result} ${keys}`;
    start = end + 1;
  }
  return result;
}

function keysOfWord(word: string): string {
  let keys = keyMemory.get(word);
  if (keys === undefined) {
    keys = isLetters(word)
      ? keyFromWord(word)
      : (word.match(/[a-z]+|\d+/g) ?? []).map(keyFromWord).join(" ");
    keyMemory.set(word, keys);
  }
  return keys;
}

/** Stands where a number goes on: parts words as a space does, and is no mark of its own. */
const decimalPoint = "\u2024";
/** "50' hose", "12'x15'"; not "6'2" of a height and not the end of what stands in quotes. */
const feetMark = /(?<=\d)(?<!['’][^'’]{0,40})['’′](?=[\s,;)x×-]|$)(?! ?\d)/g;
/** The first side of "9' x 12'" is as long as the second tells. */
const feetOfSide = /(?<=\d)['’′] ?[x×] ?(?=\d)/g;
/** "#227", "Stanley #4": a number of the model; "20# tank" weighs so many pounds. */
const modelNumber = /(?<=^|\s)#(?=\d+(?![a-z\d]))/g;
/** "100+ comics", "Blueair 211+ filter": glued to a number it adds no further thing. */
const moreThan = /(?<=\d)\+(?=\s)/g;
const squareUnit = /\bsq(?:uare)?\.? ?(ft|feet|foot|yd|yard|m|meter)s?\b\.?/g;
const boardFeet = /\b(?:board|bd)\.? ?(?:feet|foot|ft)\b\.?/g;

function normalise(text: string): string {
  const lower = text.toLowerCase();
  const plain = /[^\n -~]/.test(lower)
    ? lower.normalize("NFKD").replace(/[\u0300-\u036f]/g, "")
    : lower;
  return plain
    .replace(/(?<=\d),(?=\d{3}\b)/g, "")
    .replace(/(?<=\d) ?(?:"|″|”|''|inches\b|in\.(?![a-z]))/g, " inch ")
    .replace(/(?<=[a-z])['’`´](?=[a-z])/g, "")
    .replace(/(?<=\d)\.(?=\d)/g, decimalPoint)
    .replace(feetOfSide, "x")
    .replace(feetMark, " ft ")
    .replace(modelNumber, " no ")
    .replace(squareUnit, " sq$1")
    .replace(boardFeet, " bdft ")
    .replace(/\bw\//g, " with ")
    .replace(/(?<=\b[a-z])\/(?=[a-z]\b)/g, " ")
    .replace(
      /(?<=[a-z]\d{1,2})\+(?!\d)|(?<=[a-z](?:\d{3,4})?)\+(?!\S)|(?<=\b(?:iphone|galaxy) ?\d{1,2})\+/g,
      " plus ",
    )
    .replace(moreThan, " ")
    .replace(/[&+]/g, " and ");
}

function keyFromWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss") || notPlural.has(word))
    return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A word in the plural, as the listing has it. */
export const isPlural = (token: Token | undefined): boolean =>
  token !== undefined && token.key !== token.raw && token.raw.endsWith("s");

/** The words of a match, by which names are compared. */
export const keysAt = (
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): string =>
  tokens
    .slice(start, end)
    .map(({ key }) => key)
    .join(" ");
