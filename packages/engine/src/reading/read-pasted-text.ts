import { cleanText } from "./clean-text.ts";
import type { ListingFacts } from "./listing-facts.ts";
import {
  isEndOfDescription,
  isMenuLine,
  isOtherListings,
  isPlaceLine,
  placeOfListedLine,
} from "./page-furniture.ts";
import { readFields } from "./read-fields.ts";
import { findPrice } from "./read-price.ts";
import { withoutPrices } from "./without-prices.ts";

const titleLimit = 150;
/** A line that is a price and nothing else: "$1,250", "$60 $40", "Free", "$40 OBO · In stock". */
const priceLine =
  /^(?:(?:price|asking(?: price)?):? *)?(?:free|(?:(?:us|ca|au|nz|[ac])?\$|[£€]) ?[\d,.]+k?(?: ?(?:[-–] ?)?[$£€]?[\d,.]*)(?: ?(?:obo|firm|ono|or best offer|usd|cad|each|\/ ?\w+))?)(?: ?[·•|] ?.*)?$/i;
/** Craigslist's heading: "Oak desk - $40 (oakland)". */
const headingWithPrice = /^(?<title>.+?)\s*[-–—]\s*(?<price>\$[\d,.]+)(?:\s*\((?<place>[^)]+)\))?$/;
const labelled =
  /^(?<label>condition|location|category|title|description|price|make \/ manufacturer|model name \/ number)\s*:\s*(?<value>.+)$/i;
const conditionLine =
  /^(?:used|new|like new|open box|refurbished|excellent|very good|good|fair|salvage|for parts(?: or not working)?|pre-owned)(?:$| ?[-–·(] ?.*$)/i;

type Draft = {
  title?: string;
  price?: string;
  condition?: string;
  location?: string;
  category?: string;
  description?: string;
};

/**
 * Reads a listing pasted as text: copied from a page with menus around it, a chat message, or one
 * line. Recommended listings that follow on the page are cut off before anything is read.
 */
export function readPastedText(text: string): ListingFacts {
  const lines = ownLines(cleanText(text));
  const draft = readHeading(lines) ?? readPriceLine(lines);
  if (draft !== null) return readFields(draft);
  const facts = readFields(draftFromMessage(lines));
  return facts.price.kind === "missing" ? { ...facts, price: findPrice(lines.join("\n")) } : facts;
}

function ownLines(text: string): string[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const end = lines.findIndex((line, index) => index > 0 && isOtherListings(line));
  return end === -1 ? lines : lines.slice(0, end);
}

function readHeading(lines: readonly string[]): Draft | null {
  const index = lines.findIndex((line) => headingWithPrice.test(line));
  const heading = headingWithPrice.exec(lines[index] ?? "")?.groups;
  // A single line reads better as a message, and far down it may be another listing's card.
  if (heading === undefined || lines.length < 3 || index > 25) return null;
  return {
    title: heading["title"] ?? "",
    price: heading["price"] ?? "",
    ...(heading["place"] === undefined ? {} : { location: heading["place"] }),
    ...detailsFrom(lines.slice(index + 1)),
  };
}

/** Pages set title and price on lines of their own, in either order, near "Listed … ago in …". */
function readPriceLine(lines: readonly string[]): Draft | null {
  const index = lines.findIndex((line) => priceLine.test(line));
  if (index === -1 || lines.length < 2) return null;
  const before = lines.slice(0, index).findLastIndex(isTitleLine);
  // Only what stands right above the price is its title; further up may be a menu or a banner.
  const titleIndex =
    before !== -1 && before >= index - 3
      ? before
      : lines.findIndex((line, at) => at > index && isTitleLine(line));
  const title = lines[titleIndex];
  if (title === undefined) return null;
  const rest = lines.slice(Math.max(index, titleIndex) + 1);
  return { title, price: lines[index] ?? "", ...detailsFrom(rest) };
}

function isTitleLine(line: string): boolean {
  return (
    /\p{L}/u.test(line) &&
    line.length <= titleLimit &&
    !isMenuLine(line) &&
    !isPlaceLine(line) &&
    !priceLine.test(line) &&
    placeOfListedLine(line) === null &&
    !/\b(?:unread|notifications?|messages)\b/i.test(line)
  );
}

/** What follows title and price: labels, the place, then the seller's words until the page's own. */
function detailsFrom(lines: readonly string[]): Draft {
  const details: Draft = {};
  const words: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (isEndOfDescription(line) && words.length > 0) break;
    if (!takeDetail(details, line, lines[index - 1] ?? "") && !isMenuLine(line)) words.push(line);
  }
  const own = words.filter((line) => !isEndOfDescription(line) && !priceLine.test(line));
  return own.length === 0 ? details : { ...details, description: own.join("\n") };
}

function takeDetail(details: Draft, line: string, previous: string): boolean {
  const listed = placeOfListedLine(line);
  if (listed !== null) {
    if (listed !== "") details.location ??= listed;
    return true;
  }
  const pair = labelled.exec(line)?.groups;
  const label = pair?.["label"]?.toLowerCase() ?? previous.toLowerCase();
  const value = pair?.["value"] ?? line;
  if (label === "condition" && (pair !== undefined || conditionLine.test(line)))
    details.condition ??= value;
  else if (label === "location" && pair !== undefined) details.location ??= value;
  else if (label === "category" && (pair !== undefined || line.length < 40))
    details.category ??= value;
  else if (isPlaceLine(line)) details.location ??= line;
  else return false;
  return true;
}

/** No page around it: the first line with words is the title, all of it the description. */
function draftFromMessage(lines: readonly string[]): Draft {
  const own = lines.filter((line) => !isMenuLine(line) || lines.length === 1);
  const first = own.find((line) => /\p{L}/u.test(line)) ?? own[0];
  if (first === undefined) return {};
  const title = titleFromLine(first);
  const rest = own.length > 1 || first.length > titleLimit ? { description: own.join("\n") } : {};
  return { title, ...rest };
}

/** "dewalt dcf887 60 obo" without what it says about the money; a first sentence of a long line. */
function titleFromLine(line: string): string {
  const bare = withoutPrices(line)
    .replace(/\b(?:asking|obo|or best offer|firm|ono|cash only)\b/gi, " ")
    .replace(/ {2,}/g, " ")
    .replace(/[\s,;:\-–—]+$/, "")
    .trim();
  const sentence =
    bare.length <= titleLimit ? bare : (/^.{10,150}?[.!?\n](?=\s|$)/.exec(bare)?.[0] ?? bare);
  return sentence.slice(0, titleLimit).trim();
}
