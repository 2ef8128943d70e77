import type { TextLine } from "./clean-lines.ts";
import { isOtherListings } from "./page-furniture.ts";

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

const otherListingsOf = (line: string): string => line.replace(/\s+(?:sponsored|see all)$/i, "");

/** The lines before the page's heading over recommended listings. */
export function ownLines(lines: readonly TextLine[]): readonly TextLine[] {
  const end = lines.findIndex(
    ({ text }, index) => index > 0 && isOtherListings(otherListingsOf(text)),
  );
  return end === -1 ? lines : lines.slice(0, end);
}
