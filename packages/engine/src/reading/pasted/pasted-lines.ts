import type { TextLine } from "../clean-lines.ts";
import { endsInOffer } from "../money/money-mentions.ts";
import { isOtherListings, isSellerLink, placeOfListedLine } from "./page-furniture.ts";

const money = String.raw`(?:(?:us|ca|au|nz|[ac])? ?\$|[£€]) ?\d[\d,.]*k?`;
const ending = String.raw`(?: ?(?:obo|o\.b\.o\.?|firm|ono|or best offer|usd|cad|each|(?:\/|per) ?\w+))?`;
/** "$40", "US $40 OBO", "$40 - $60", "$150 / Month", "Free": a price as pages write it. */
export const pricePattern = String.raw`(?:free!?|${money}(?: ?[-–] ?[$£€]?\d[\d,.]*)?${ending})`;
/** A line that is a price and nothing else, also with the older one: "$60 $40", "$40 OBO · In stock". */
const priceLine = new RegExp(
  String.raw`^(?:(?:price|asking(?: price)?):? *)?${pricePattern}(?: ?${money})?(?: ?[·•|] ?.*)?$`,
  "i",
);

export const isPriceLine = (line: string): boolean => priceLine.test(line);

/** Lines about the sale or the seller, "soundtrader22 (1841)", which a page sets between its facts. */
const saleLine =
  /^\S+ \(\d[\d,.]*k?\)$|^was (?:us |ca|au?)?[$£€].*|^(?:shipping|delivery|returns|payments?|sold by|quantity|size|free shipping|or best offer|add a protection plan)(?!\w).*|.*\b(?:protection plan|% positive|\d+ days returns?|payments of \$|last active|orders over)\b.*$/i;

export const isSaleLine = (line: string): boolean => saleLine.test(line);

/** What a page says only beside one opened listing. */
const sign =
  /^(?:(?:item )?condition\b.*|description|details|(?:about (?:the|this) |meet the )?seller(?: information| details)?|(?:send )?(?:seller a )?message(?: seller)?|make (?:an )?offer|post id\b.*|located in\b.*|make \/ manufacturer.*)$/i;

/**
 * A page of search results or a front page, and a list of things with a price each: whichever price
 * were taken would be a neighbour's.
 */
export function showsNoSingleListing(lines: readonly TextLine[]): boolean {
  const own = ownLines(lines);
  const texts = own.map(({ text }) => text);
  if (texts.some((text) => sign.test(text) || placeOfListedLine(text) !== null)) return false;
  const prices = new Set(texts.filter(isPriceLine));
  return prices.size >= 3 || (prices.size === 0 && own.length < lines.length);
}

/** The first line that is a price, and no offer that somebody makes in a chat. */
export function findPriceLine(lines: readonly TextLine[]): number {
  return lines.findIndex(
    ({ text }, index) => isPriceLine(text) && !endsInOffer(lines[index - 1]?.text ?? ""),
  );
}

const otherListingsOf = (line: string): string => line.replace(/\s+(?:sponsored|see all)$/i, "");

/** The lines before the page's heading over recommended listings. */
export function ownLines(lines: readonly TextLine[]): readonly TextLine[] {
  const price = lines.findIndex(({ text }) => isPriceLine(text));
  const end = lines.findIndex(
    ({ text }, index) =>
      index > 0 &&
      isOtherListings(otherListingsOf(text)) &&
      // Above the listing's own price "Seller's other items" is a link.
      !(isSellerLink(text) && index < price),
  );
  return end === -1 ? lines : lines.slice(0, end);
}
