import { cleanLines, type TextLine } from "../clean-lines.ts";
import type { FoundWords } from "../fact-origins.ts";
import { type Draft, factsFromDraft, withOrigin, withSeller } from "../facts-from-found.ts";
import type { ListingFacts } from "../listing-facts.ts";
import { isMenuLine, isPlaceLine, placeOfListedLine } from "./page-furniture.ts";
import { isBareLink } from "./page-phrases.ts";
import { detailsFrom, foundOn, isLabelled, takeDetail } from "./pasted-details.ts";
import {
  findPriceLine,
  isPriceLine,
  isSaleLine,
  ownLines,
  pricePattern,
  showsNoSingleListing,
} from "./pasted-lines.ts";
import { draftFromMessage, titleFromLine, titleLimit } from "./pasted-message.ts";
import { readFields } from "../fields/read-fields.ts";
import { findPrice } from "../money/read-price.ts";
import { readSeller } from "../fields/read-seller.ts";

/** Craigslist's heading, "Oak desk - $40 (oakland)", and a chat's, "$40 - Oak desk". */
const headings: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<title>.*?\p{L}.*?)\s*[-–—]\s*(?<price>${pricePattern})(?:\s*\((?<place>[^)]+)\))?$`,
    "iu",
  ),
  new RegExp(String.raw`^(?<price>${pricePattern})\s+[-–—]\s+(?<title>.*\p{L}.*)$`, "iu"),
];
/** Further down it may be another listing's card. */
const lastHeadingLine = 25;
/** Of the lines above a price, as many may stand between it and its title. */
const mostBetween = 6;

/**
 * Reads a listing pasted as text: copied from a page with menus around it, a chat message, or one
 * line. Recommended listings that follow on the page are cut off before anything is read; a page of
 * nothing but other listings gives no facts, and `isPageOfMany` says so.
 */
export function readPastedText(text: string): ListingFacts {
  const all = cleanLines(text);
  if (isBareLink(text) || showsNoSingleListing(all)) return readFields({});
  const lines = ownLines(all);
  const price = findPriceLine(lines);
  // Below the price, "protection plan - $4.99" is no heading any more.
  const above = price === -1 ? lines : lines.slice(0, price);
  const draft = readHeading(above, lines) ?? readPriceLine(price, lines);
  const facts = draft === null ? readMessage(lines) : factsFromDraft(draft);
  return withSeller(withBareAmount(facts, lines), sellerIn(lines));
}

/** Whether a text is of a page that shows many listings, and none of them opened. */
export function isPageOfMany(text: string): boolean {
  return showsNoSingleListing(cleanLines(text));
}

function readMessage(lines: readonly TextLine[]): ListingFacts {
  const facts = factsFromDraft(draftFromMessage(lines));
  if (facts.price.kind !== "missing") return onItsLine(facts, lines);
  const price = findPrice(lines.map(({ text }) => text).join("\n"));
  return price.kind === "missing" ? facts : onItsLine({ ...facts, price }, lines);
}

/** A price in the words of a message stands on the line that has these words. */
function onItsLine(facts: ListingFacts, lines: readonly TextLine[]): ListingFacts {
  const words = "words" in facts.price ? facts.price.words.replace(/…$/, "") : "";
  const line = lines.find(({ text }) => words !== "" && text.includes(words));
  return withOrigin(facts, { price: foundOn(words, line ? [line] : lines, "likely").origin });
}

const bareAmount = /^\d{1,3}(?:,\d{3})+$|^\d{2,6}$/;
const year = /^(?:19[5-9]\d|20[0-3]\d)$/;

/** "400" on a line of its own may be the price: it is asked about and not lost. */
function withBareAmount(facts: ListingFacts, lines: readonly TextLine[]): ListingFacts {
  const isWhole = lines.length < 2;
  const line = lines.find(({ text }) => bareAmount.test(text) && !year.test(text));
  if (facts.price.kind !== "missing" || line === undefined || isWhole) return facts;
  const price = { kind: "unclear" as const, words: line.text };
  return withOrigin({ ...facts, price }, { price: foundOn(line.text, [line], "unsure").origin });
}

function sellerIn(lines: readonly TextLine[]): FoundWords | undefined {
  const telling = lines.filter(({ text }) => readSeller([text]) !== null);
  const seller = readSeller(telling.map(({ text }) => text));
  return seller === null ? undefined : foundOn(seller, telling, "likely");
}

function readHeading(above: readonly TextLine[], lines: readonly TextLine[]): Draft | null {
  // A single line reads better as a message.
  if (lines.length < 3) return null;
  for (const [index, line] of above.slice(0, lastHeadingLine + 1).entries()) {
    const parts = headings.map((heading) => heading.exec(line.text)?.groups).find(Boolean);
    if (parts === undefined || isSaleLine(line.text)) continue;
    const { title = "", price = "", place } = parts;
    return {
      title: foundOn(title, [line], "sure"),
      price: foundOn(price, [line], "sure"),
      ...(place === undefined ? {} : { location: foundOn(place, [line], "sure") }),
      ...detailsFrom(lines.slice(index + 1)),
    };
  }
  return null;
}

/** Pages set title and price on lines of their own, in either order, near "Listed … ago in …". */
function readPriceLine(index: number, lines: readonly TextLine[]): Draft | null {
  const price = lines[index];
  if (price === undefined || lines.length < 2) return null;
  const titleIndex = titleIndexFor(index, lines);
  const title = lines[titleIndex];
  if (title === undefined) return null;
  const between: Draft = {};
  for (const [at, line] of lines.entries())
    if (at > titleIndex && at < index) takeDetail(between, line, lines[at - 1]?.text ?? "");
  return {
    title: foundOn(titleFromLine(title.text), [title], "likely"),
    price: foundOn(price.text, [price], "sure"),
    ...detailsFrom(lines.slice(Math.max(index, titleIndex) + 1)),
    ...between,
  };
}

/** Only what stands right above the price is its title; further up may be a menu or a banner. */
function titleIndexFor(price: number, lines: readonly TextLine[]): number {
  const isTitle = (line: TextLine | undefined) => line !== undefined && isTitleLine(line.text);
  const above = lines.slice(0, price).findLastIndex(isTitle);
  if (above !== -1 && above >= price - mostBetween) return above;
  return lines.findIndex((line, at) => at > price && isTitle(line));
}

function isTitleLine(line: string): boolean {
  return (
    /\p{L}/u.test(line) &&
    line.length <= titleLimit &&
    !isMenuLine(line) &&
    !isPlaceLine(line) &&
    !isPriceLine(line) &&
    !isLabelled(line) &&
    !isSaleLine(line) &&
    readSeller([line]) === null &&
    placeOfListedLine(line) === null &&
    !/\b(?:unread|notifications?|messages)\b/i.test(line)
  );
}
