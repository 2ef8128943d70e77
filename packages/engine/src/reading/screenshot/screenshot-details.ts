import type { FoundWords } from "../fact-origins.ts";
import { isPlaceLine, placeOfListedLine } from "../pasted/page-furniture.ts";
import { foundIn, lessSure } from "./screenshot-origin.ts";
import { isSameRow, type Segment } from "./screenshot-segments.ts";

/** The words that marketplaces offer for a condition, to mend a letter that was misread. */
const conditionPhrases = [
  "New",
  "Brand New",
  "New with tags",
  "New without tags",
  "Like new",
  "Used",
  "Used - Like New",
  "Used - Excellent",
  "Used - Very Good",
  "Used - Good",
  "Used - Fair",
  "Used (normal wear)",
  "Open box",
  "Open box (never used)",
  "Reconditioned/Certified",
  "Reconditioned",
  "Certified",
  "Refurbished",
  "Certified - Refurbished",
  "Excellent - Refurbished",
  "Very Good - Refurbished",
  "Good - Refurbished",
  "Pre-Owned",
  "For parts",
  "For parts or not working",
  "Excellent",
  "Very good",
  "Good",
  "Fair",
  "Poor",
  "Acceptable",
  "Salvage",
] as const;

const conditionLabel = /^(?:(?:Item )?Condition\b *[:;.]?|condition *[:;])/;
const placeLabel = /^(?:located in|item location|location|ships? from)\b *[:;.]?/i;

/** The words of the page's condition field; undefined when there is none or it is not legible. */
export function findCondition(segments: readonly Segment[]): FoundWords | undefined {
  const labelled = valueOf(conditionLabel, segments);
  if (labelled !== undefined) {
    const { value, origin } = labelled;
    return { value: wrappedPhrase(value, segments) ?? mendedPhrase(value), origin };
  }
  for (const { text, words } of segments) {
    const phrase = exactPhrase(text);
    const found = phrase === undefined ? undefined : foundIn(phrase, words);
    if (found) return { ...found, origin: lessSure(found.origin, "likely") };
  }
  return undefined;
}

/** The place where the thing is, from "Listed … in PLACE", a label, or a line that is a place. */
export function findPlace(segments: readonly Segment[]): FoundWords | undefined {
  for (const { text, words } of segments) {
    const listed = placeOfListedLine(text);
    if (listed) return foundIn(listed, words);
  }
  const line = segments.find(({ text }) => isPlaceLine(text));
  return valueOf(placeLabel, segments) ?? (line && foundIn(line.text, line.words));
}

/** What stands behind a label, to its right, or right below it. */
function valueOf(label: RegExp, segments: readonly Segment[]): FoundWords | undefined {
  const holder = segments.find(({ text }) => label.test(text));
  if (holder === undefined) return undefined;
  const inline = holder.text.replace(label, "").trim();
  if (inline !== "") return foundIn(inline, holder.words);
  const right = segments
    .filter((other) => isSameRow(holder, other) && other.box.left >= holder.box.right)
    .toSorted((a, b) => a.box.left - b.box.left)[0];
  const value = right ?? segments.find((other) => isRightBelow(holder, other));
  return value && foundIn(value.text, value.words);
}

function isRightBelow(label: Segment, value: Segment): boolean {
  const gap = value.box.top - label.box.bottom;
  const isAligned = Math.abs(value.box.left - label.box.left) < label.sizePx;
  return isAligned && gap >= 0 && gap < 1.5 * label.sizePx;
}

/** "For parts or not" with "working" on the next line of a narrow column. */
function wrappedPhrase(words: string, segments: readonly Segment[]): string | undefined {
  const first = segments.findIndex(({ text }) => text.endsWith(words));
  const holder = segments[first];
  const isWhole = exactPhrase(words) !== undefined && !/[-–—]$/.test(words);
  if (holder === undefined || isWhole) return undefined;
  return segments
    .filter((next) => next.box.top >= holder.box.bottom - 0.3 * holder.sizePx)
    .filter((next) => next.box.top - holder.box.bottom < holder.sizePx)
    .map((next) => exactPhrase(`${words} ${next.text}`))
    .find((phrase) => phrase !== undefined);
}

function exactPhrase(text: string): string | undefined {
  const wanted = lettersOf(text);
  const phrase = conditionPhrases.find((each) => lettersOf(each) === wanted);
  // Sites differ in their capitals: the page's own words stay where only those differ.
  return phrase?.toLowerCase() === text.toLowerCase() ? text : phrase;
}

/** "ike new" is "Like new"; words far from every phrase are the seller's and stay as they are. */
function mendedPhrase(words: string): string {
  const wanted = lettersOf(words);
  const near = conditionPhrases.find((phrase) => isOneLetterOff(lettersOf(phrase), wanted));
  return exactPhrase(words) ?? near ?? words;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}

/** Whether one inserted, dropped or changed letter turns one word into the other. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
  ].some(([left, right]) => left === right);
}
