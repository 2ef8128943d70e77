import {
  isEndOfDescription,
  isMenuLine,
  isOtherListings,
  placeOfListedLine,
} from "../pasted/page-furniture.ts";
import type { Segment } from "./screenshot-segments.ts";

/** What a page says only beside one opened listing: its form, its buttons, its seller. */
const signs: readonly RegExp[] = [
  /^(?:(?:Item )?Condition\b|condition:)/,
  // Its first letter is often cut by the picture's edge.
  /^\w?ake\b.{0,3}manufacturer\b/i,
  /^(?:item )?(?:description|details)$/i,
  /^(?:about (?:this item|the seller)|seller(?: information| details)?|meet the seller)$/i,
  /^(?:send )?(?:message|message seller|send seller a message|chat|contact(?: seller)?|reply)$/i,
  /^(?:make (?:an )?offer|offer|ask)$/i,
  /^(?:buy(?: it)? now|add to (?:cart|bundle|watchlist|bag))$/i,
  /^(?:located in|ships? from|post id)\b/i,
];

/** The beginnings of headings over other listings, for one whose end was not legible. */
const otherListingsBegin =
  /^(?:more (?:from|like)|you may also|similar (?:items|listings)|today['’]?s pick|people also)\b/i;

/** Without the marks that OCR puts between words, and without what a page sets beside a heading. */
function headingText({ text }: Segment): string {
  return text
    .replace(/[.,:;|_]+/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ (?:sponsored|see all|view all|feedback.*)$/i, "")
    .replace(/^[^\p{L}\d@]+|[^\p{L}\d]+$/gu, "");
}

function isHeadingOfOthers(segment: Segment): boolean {
  const text = headingText(segment);
  return isOtherListings(text) || (text.length <= 30 && otherListingsBegin.test(text));
}

/**
 * The segments that belong to the opened listing: everything that stands under a heading like
 * "Similar items" or to the right below it belongs to other listings.
 */
export function withoutOtherListings(segments: readonly Segment[]): Segment[] {
  const headings = segments.filter(isHeadingOfOthers);
  const isUnder = (segment: Segment, heading: Segment) =>
    segment.box.top > heading.box.top && segment.box.left > heading.box.left - 2 * heading.sizePx;
  return segments.filter(
    (segment) =>
      !headings.includes(segment) && !headings.some((heading) => isUnder(segment, heading)),
  );
}

/** Lines about the sale that are long enough to pass for the seller's words. */
const sideRemark = /% positive|\bprotection plan\b|\bdays? returns?\b|^(?:shipping|delivery) /i;

/** A row of buttons read as one line, whatever marks their frames left between the words. */
const buttonRow =
  /^(?:(?:[^\w\s]|\p{L}|buy(?: it)? ?now|offer|make|an|add|to|cart|bundle|message|save|share|ask|watch)(?:\s+|$))+$/iu;
/** What a site offers to type into: its search field, the prepared message to the seller. */
const inputField = /\bsearch(?:en)? (?:for|marketplace|anything)\b|^hi,? is ?this\b/i;

/** How many different things on the page are seen only beside an opened listing. */
export function countSigns(segments: readonly Segment[]): number {
  const texts = segments.map(({ text }) => text);
  const listed = segments.map(headingText).some((text) => placeOfListedLine(text) !== null) ? 1 : 0;
  return listed + signs.filter((sign) => texts.some((text) => sign.test(text))).length;
}

/** Whether people talk to each other on the page: an amount there is an offer, not a price. */
export function isConversation(segments: readonly Segment[]): boolean {
  const talk = /\b(?:still available|would you take|i can do|can you do|pick it up)\b/i;
  return segments.some(({ text }) => talk.test(text));
}

export const isSideRemark = (segment: Segment): boolean => sideRemark.test(headingText(segment));

/** A button, a menu, a label or a line about the seller: never a title, never a description. */
export function isFurniture(segment: Segment): boolean {
  const text = headingText(segment);
  return (
    isSideRemark(segment) ||
    buttonRow.test(segment.text) ||
    inputField.test(text) ||
    /^@\S+$/.test(text) || // a seller's name
    isMenuLine(text) ||
    isEndOfDescription(text) ||
    placeOfListedLine(text) !== null ||
    signs.some((sign) => sign.test(segment.text) || sign.test(text))
  );
}
