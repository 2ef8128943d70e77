import type { FoundWords } from "../fact-origins.ts";
import { isEndOfDescription, isPlaceLine } from "../pasted/page-furniture.ts";
import { isFurniture, isSideRemark } from "./screenshot-furniture.ts";
import { foundIn, lessSure, wordsOf } from "./screenshot-origin.ts";
import { isSameRow, type Segment, unwrapped } from "./screenshot-segments.ts";

const heading =
  /^(?:(?:item |seller['’]?s )?description(?: from the seller)?|about this item)\W*$/i;
/** Shorter paragraphs without a heading above them are captions, ratings and menus, unless they are sentences. */
const minimumCharacters = 40;
const sentence = /^(?:\S+ ){4,}\S+[.!]$/;

/** The seller's words: the lines under "Description", else the longest paragraph of the page. */
export function findDescription(
  segments: readonly Segment[],
  headline: { segments: readonly Segment[] },
): FoundWords | undefined {
  const label = segments.find(({ text }) => heading.test(text));
  const labelled = label === undefined ? [] : paragraphUnder(label, segments, isPageWordIn);
  if (labelled.length > 0) return foundIn(textOf(labelled), wordsOf(labelled));
  const top = Math.max(...headline.segments.map(({ box }) => box.bottom));
  const below = segments.filter(
    (line) => line.box.top >= top && line.text.length > 2 && !isValue(line, segments),
  );
  const paragraphs = below.map((first) => [first, ...paragraphUnder(first, below)]);
  const longest = paragraphs
    .filter(([first, ...others]) => first && isProse(first) && !others.some(isPageWord))
    .toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
  const text = longest === undefined ? "" : textOf(longest);
  if (text.length < minimumCharacters && !sentence.test(text)) return undefined;
  const found = foundIn(text, wordsOf(longest ?? []));
  // Without a heading its place alone says that it is the seller's.
  return found && { ...found, origin: lessSure(found.origin, "likely") };
}

/** The lines that follow at the same left edge, until a wide gap or the page's own words. */
function paragraphUnder(
  first: Segment,
  segments: readonly Segment[],
  isEnd: (line: Segment) => boolean = isPageWord,
): Segment[] {
  const lines: Segment[] = [];
  let last = first;
  for (const next of segments) {
    if (next.box.top < last.box.bottom - 0.3 * last.sizePx || !isAlignedWith(first, next)) continue;
    const gap = (next.box.top - last.box.bottom) / next.sizePx;
    const isSameType = last === first || Math.abs(next.sizePx / last.sizePx - 1) < 0.3;
    if (gap > 1.3 || !isSameType || isEndOfDescription(next.text) || isPlaceLine(next.text)) break;
    if (isEnd(next)) break;
    lines.push(next);
    last = next;
  }
  return lines.flatMap((line) => [line, ...restOfRow(line, segments)]);
}

// A wide space inside justified or hand-made text cuts its line in two.
function restOfRow(line: Segment, segments: readonly Segment[]): Segment[] {
  return segments.filter((other) => {
    const gap = other.box.left - line.box.right;
    return isSameRow(line, other) && gap >= 0 && gap < 3 * line.sizePx;
  });
}

function isAlignedWith(first: Segment, next: Segment): boolean {
  return Math.abs(next.box.left - first.box.left) < 0.9 * Math.max(first.sizePx, next.sizePx);
}

/** A paragraph does not begin with a label: "Delivery: between Tuesday and Saturday". */
function isProse(line: Segment): boolean {
  return isWords(line) && !/^[\w/]+(?: [\w/]+)?:\s/.test(line.text);
}

/** "30 days returns", to the right of "Returns:", is the page's word and not the seller's. */
function isValue(line: Segment, segments: readonly Segment[]): boolean {
  return segments.some(
    (label) =>
      label.text.endsWith(":") && isSameRow(label, line) && label.box.right <= line.box.left,
  );
}

function isWords(line: Segment): boolean {
  return !isFurniture(line) && !isPlaceLine(line.text);
}

/** Buttons and labels begin with a capital; a small letter goes on with a sentence: "bring / help." */
function isPageWord(line: Segment): boolean {
  return isPlaceLine(line.text) || (isFurniture(line) && !/^\p{Ll}/u.test(line.text));
}

/** Under a heading of its own a seller also writes of delivery: "Delivery available." */
function isPageWordIn(line: Segment): boolean {
  return isPageWord(line) && !isSideRemark(line);
}

function textOf(lines: readonly Segment[]): string {
  return unwrapped(lines.map(({ text }) => text));
}
