import type { TextLine } from "../clean-lines.ts";
import type { Certainty, FoundWords } from "../fact-origins.ts";
import type { Draft } from "../facts-from-found.ts";
import {
  isEndOfDescription,
  isMenuLine,
  isPlaceLine,
  placeOfListedLine,
} from "./page-furniture.ts";
import { isPriceLine, isSaleLine } from "./pasted-lines.ts";

const labelled =
  /^(?<label>condition|location|located in|ships from|item location|category|title|description|price|make \/ manufacturer|model name \/ number)\s*:\s*(?<value>.+)$/i;
const loneLabel = /^(?:condition|category|located in|ships from|item location)\s*:?$/i;
const conditionLine =
  /^(?:brand new|used|new|like new|open box|refurbished|reconditioned|certified|excellent|very good|good|fair|poor|salvage|for parts(?: or not working)?|pre-owned)(?:$| ?[-–·(/] ?.*$| with(?:out)? .*$)/i;
/** A marketplace's own grade on a line of its own, as people copy it without its label. */
const loneCondition =
  /^(?:used ?[-–—] ?(?:like new|very good|good|fair|acceptable)|brand new|like new|new with(?:out)? tags|open box|pre-owned|for parts or not working)$/i;
/** "Condition Used - Fair", as a table of a page is copied: a label without a colon. */
const spaced = /^(?<label>condition|location|item location) (?<value>.+)$/i;
/** Labels whose value says nothing of the thing. */
const saleLabel = /^(?:shipping|delivery|returns|payments?|quantity|pickup)\s*:$/i;
/** Longer lines are words of the seller that happen to follow a label. */
const labelValueLimit = 60;
export const isLabelled = (line: string): boolean => pairOf(line) !== null || loneLabel.test(line);

/** What a line says as a label and its value; without a colon only where the value is of its kind. */
function pairOf(line: string): { label: string; value: string } | null {
  const pair = labelled.exec(line)?.groups ?? spaced.exec(line)?.groups;
  const { label = "", value = "" } = pair ?? {};
  if (pair === undefined) return null;
  if (labelled.test(line)) return { label, value };
  const isOfKind = /condition/i.test(label) ? conditionLine.test(value) : isPlaceLine(value);
  return isOfKind ? { label, value } : null;
}

/** Words with the lines of the text that they stand on. */
export function foundOn(
  value: string,
  lines: readonly TextLine[],
  certainty: Certainty,
): FoundWords {
  const numbers = lines.map(({ number }) => number);
  const firstLine = Math.min(...numbers);
  const lastLine = Math.max(...numbers);
  return { value, origin: { source: { kind: "text", firstLine, lastLine }, certainty } };
}

/** The first line that is a marketplace's own grade and nothing else. */
export function findLoneCondition(lines: readonly TextLine[]): FoundWords | undefined {
  for (const line of lines) {
    if (loneCondition.test(line.text)) return foundOn(line.text, [line], "likely");
    const pair = pairOf(line.text);
    if (pair?.label.toLowerCase() === "condition") return foundOn(pair.value, [line], "sure");
  }
  return undefined;
}

/** What follows title and price: labels, the place, then the seller's words until the page's own. */
export function detailsFrom(lines: readonly TextLine[]): Draft {
  const details: Draft = {};
  const words: TextLine[] = [];
  let isPastHeading = false;
  for (const [index, line] of lines.entries()) {
    if (isEndOfDescription(line.text) && words.length > 0) break;
    // A heading of its own says where the seller's words begin: what was before is the page's.
    if (/^(?:item )?description(?: from the seller)?:?$/i.test(line.text) && !isPastHeading) {
      isPastHeading = true;
      words.length = 0;
      continue;
    }
    const previous = lines[index - 1]?.text ?? "";
    if (!takeDetail(details, line, previous) && isSellersWords(line.text)) words.push(line);
  }
  const own = words.filter(({ text }) => !isEndOfDescription(text) && !isPriceLine(text));
  if (own.length === 0) return details;
  const certainty = isPastHeading ? "sure" : "likely";
  const description = own.map(({ text }) => text).join("\n");
  return { ...details, description: details.description ?? foundOn(description, own, certainty) };
}

function isSellersWords(line: string): boolean {
  return !isMenuLine(line) && !isSaleLine(line);
}

/** Notes what a line says as a label, as the value of the label before it, or as a place. */
export function takeDetail(details: Draft, line: TextLine, previous: string): boolean {
  const listed = placeOfListedLine(line.text);
  if (listed !== null) {
    if (listed !== "") details.location ??= foundOn(listed, [line], "sure");
    return true;
  }
  const pair = pairOf(line.text);
  const label = (pair?.label ?? previous.replace(/\s*:$/, "")).toLowerCase();
  const found = foundOn(pair?.value ?? line.text, [line], "sure");
  const grade = findLoneCondition([line]);
  const isValue = pair !== null || line.text.length <= labelValueLimit;
  if (label === "condition" && (pair !== null || conditionLine.test(line.text)))
    details.condition ??= found;
  else if (/^(?:located in|ships from|item location)$/.test(label) && isValue)
    details.location ??= found;
  else if (label === "location" && pair !== null) details.location ??= found;
  else if (label === "category" && isValue) details.category ??= found;
  else if (label === "description" && pair !== null) details.description ??= found;
  else if (grade !== undefined) details.condition ??= grade;
  else if (isPlaceLine(line.text))
    details.location ??= { ...found, origin: { ...found.origin, certainty: "likely" } };
  else return pair !== null || loneLabel.test(line.text) || saleLabel.test(previous);
  return true;
}
