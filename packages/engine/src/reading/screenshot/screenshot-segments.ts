import { cleanText } from "../clean-text.ts";
import type { OcrBox, OcrPage, OcrWord } from "../listing-facts.ts";

/** Words that stand together on one line, with the size of the type they are set in. */
export type Segment = {
  text: string;
  words: readonly OcrWord[];
  box: OcrBox;
  /** The estimated font size in picture pixels, comparable whatever letters the words have. */
  sizePx: number;
};

/** A gap wider than this many letter heights separates columns, labels and buttons. */
const columnGap = 1.6;

/** The page's lines cut at wide gaps, in reading order, without the specks that photos leave. */
export function segmentsFromPage(page: OcrPage): Segment[] {
  const lines = page.lines.map((line) => withoutSpecks(line.words.filter(isReadable)));
  return joinedRows(lines.filter((words) => words.length > 0))
    .flatMap(splitAtGaps)
    .map(segmentFromWords)
    .filter((segment) => /[\p{L}\d]/u.test(segment.text))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** The size of most letters on the page, in pixels; 0 for a page without words. */
export function bodySizePx(segments: readonly Segment[]): number {
  const inOrder = segments.toSorted((a, b) => a.sizePx - b.sizePx);
  const letters = inOrder.reduce((sum, segment) => sum + segment.text.length, 0);
  let seen = 0;
  for (const segment of inOrder) {
    seen += segment.text.length;
    if (seen * 2 >= letters) return segment.sizePx;
  }
  return 0;
}

export function isSameRow(a: Segment, b: Segment): boolean {
  const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  return shared > 0.5 * Math.min(heightOf(a.box), heightOf(b.box));
}

export function heightOf(box: OcrBox): number {
  return box.bottom - box.top;
}

// Edges of photos and icons come out as low-confidence marks; a struck-out price does as well,
// and stays because of its digits.
function isReadable(word: OcrWord): boolean {
  if (!/[\p{L}\d]/u.test(word.text)) return word.confidence >= 60;
  if (/\d{2}/.test(word.text)) return true;
  if (/\d/.test(word.text)) return word.confidence >= 30;
  return word.confidence >= (word.text.length <= 2 ? 50 : 20);
}

/** tesseract sometimes ends a line in the middle; pieces that follow each other are one line again. */
function joinedRows(lines: readonly (readonly OcrWord[])[]): OcrWord[][] {
  const rows: OcrWord[][] = [];
  const fromLeft = lines.toSorted((a, b) => (a[0]?.box.left ?? 0) - (b[0]?.box.left ?? 0));
  for (const line of fromLeft) {
    const row = rows.find((candidate) => follows(candidate.at(-1), line[0]));
    if (row === undefined) rows.push([...line]);
    else row.push(...line);
  }
  return rows;
}

function follows(last: OcrWord | undefined, next: OcrWord | undefined): boolean {
  if (last === undefined || next === undefined) return false;
  const height = Math.min(heightOf(last.box), heightOf(next.box));
  const gap = next.box.left - last.box.right;
  const offset = Math.abs(next.box.bottom - last.box.bottom);
  return gap > -0.2 * height && gap < columnGap * height && offset < 0.5 * height;
}

function splitAtGaps(words: readonly OcrWord[]): OcrWord[][] {
  const parts: OcrWord[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const isFar = last && word.box.left - last.box.right > columnGap * letterHeight(last, word);
    if (part === undefined || isFar) parts.push([word]);
    else part.push(word);
  }
  return parts;
}

function letterHeight(a: OcrWord, b: OcrWord): number {
  return Math.max(heightOf(a.box), heightOf(b.box));
}

function segmentFromWords(words: readonly OcrWord[]): Segment {
  const text = withMendedLetters(cleanText(words.map((word) => word.text).join(" ")));
  const box = words.map((word) => word.box).reduce(unionOf);
  // Each letter has a vote, so that a speck read as a letter does not set the size.
  const votes = words.flatMap((word) => Array.from(word.text, () => sizeOf(word)));
  return { text, words, box, sizePx: medianOf(votes) };
}

/** "V-Il", "Mk ll": what stands for a Roman two or three behind a word or a letter. */
const numeral = /(?<=[\p{L}\d] |\p{Lu}-)(?:[Il]{2,3}|1l|l1)(?![\p{L}\d'’])/gu;

/** What tesseract mistakes again and again, where only one reading makes sense. */
function withMendedLetters(text: string): string {
  return text
    .replace(/(^|\s)\|(?= [a-z])/g, "$1I") // the pronoun in thin typefaces
    .replace(/(?<=\d ?)gt\b/g, "qt")
    .replace(/\bIb(?=s?\b)/g, "lb")
    .replace(/(?<!\.)\.\.(?=\s|$)/g, "...")
    .replace(numeral, (letters) => "I".repeat(letters.length))
    .replace(/(?<=\b\p{Lu}{2,})l\b/gu, "I") // "HIl"
    .replace(/(?<=\b\p{Lu})I(?=\p{Ll})/gu, "l") // "EIm"
    .replace(/(?<=\p{L}\d?)¢/gu, "c") // "SB6¢"
    .replace(/(?<= \/ .*) I (?=\p{Ll})/gu, " / ")
    .replace(/(?<!\(.*)\b(\p{Lu}+)[Ii]\)(?=\s|$)/gu, "$1IJ") // "MI)", made in Japan
    .replace(/(?<=\d-) (?!(?:or|and|to)\b)(?=\p{Ll})/gu, "");
}

/** Drops short words far taller or lower than the words beside them: pieces of frames and icons. */
function withoutSpecks(words: readonly OcrWord[]): OcrWord[] {
  const usual = medianOf(words.flatMap((word) => Array.from(word.text, () => sizeOf(word))));
  const isSpeck = (word: OcrWord) => {
    if (word.text.length > 3 || word.confidence >= 80 || !/[\p{L}\d]/u.test(word.text))
      return false;
    return sizeOf(word) > 1.6 * usual || sizeOf(word) < 0.4 * usual;
  };
  const kept = words.filter((word) => !isSpeck(word));
  return isFrameBeside(kept) || isEdgeAbove(kept, usual) ? kept.slice(1) : kept;
}

/** The lower edge of a photo reads as a "=" before the heading below it. */
function isEdgeAbove([first, second]: readonly OcrWord[], sizePx: number): boolean {
  if (first === undefined || second === undefined || /[\p{L}\d]/u.test(first.text)) return false;
  return second.box.top - first.box.bottom > 0.25 * sizePx;
}

/** A panel's edge reads as an "i" or a "%" that stands further off than words do. */
function isFrameBeside([first, second]: readonly OcrWord[]): boolean {
  if (
    first === undefined ||
    second === undefined ||
    !/^(?:\W|\D{1,2}|\d|[[\]|lIi(){}]{1,4})$/.test(first.text)
  )
    return false;
  // A short word or a dash that is read with confidence begins the line, unless it stands far off.
  const isSure = first.confidence >= 90;
  const isShortWord =
    isSure && /^(?:a[nst]|b[ey]|i[fnst]|o[fnr]|to|we|my|no|so|up)$/i.test(first.text);
  const share = isShortWord || (isSure && /[\p{Lu}\d-]/u.test(first.text)) ? 0.9 : 0.45;
  return second.box.left - first.box.right > share * sizeOf(second);
}

/** How much of the font size a word's box covers follows from which letters reach up and down. */
function sizeOf(word: OcrWord): number {
  const reachesUp = /[\p{Lu}\dbdfhklti£$€(|/]/u.test(word.text);
  const reachesDown = /[gjpqyQ$(),;|/]/.test(word.text);
  const share = reachesUp ? (reachesDown ? 0.93 : 0.74) : reachesDown ? 0.75 : 0.55;
  return heightOf(word.box) / share;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Lines that a page wrapped, as the one text they were; a word broken at its hyphen is whole again. */
export function unwrapped(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replace(/([\p{L}\d]-)\n(?=[\p{L}\d*(])/gu, "$1")
    .replaceAll("\n", " ");
}

export function unionOf(a: OcrBox, b: OcrBox): OcrBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
