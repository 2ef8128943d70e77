import { cleanText } from "./clean-text.ts";
import type { ListingFacts } from "./listing-facts.ts";
import { readCondition } from "./read-condition.ts";
import { findPrice, readPrice } from "./read-price.ts";

/** A listing as a reader, a form or a script hands it in: every field as the page writes it. */
export type ListingFields = {
  title?: string;
  /** Dollars as a number, or the words of the page. */
  price?: string | number | null;
  description?: string;
  condition?: string;
  category?: string;
  location?: string;
};

/** "Sold · Trek bike" and "[PENDING] Trek bike": the page's own mark before the seller's title. */
const soldMark =
  /^[[(*\s]*sold\b(?! (?:as|by|out|separately|in|with|individually))[\])*\s]*(?:[·•:|\-–—!]+\s*|(?<=[\])*])\s*)/i;
const pendingMark = /^[[(*\s]*(?:sale )?pending[\])*\s]*[·•:|\-–—!]+\s*/i;

/** Turns given fields into facts. A price that no field gives is looked for in title and description. */
export function readFields(fields: ListingFields): ListingFacts {
  const written = textOrNull(fields.title)?.replaceAll("\n", " ") ?? null;
  const title = textOrNull(written?.replace(soldMark, "").replace(pendingMark, ""));
  const description = textOrNull(fields.description);
  const stated = readPrice(fields.price);
  return {
    title,
    price: stated.kind === "missing" ? priceFromText(title, description) : stated,
    condition: readCondition(fields.condition, [title, description].filter(Boolean).join("\n")),
    description,
    category: textOrNull(fields.category),
    location: textOrNull(fields.location),
    isSold: written !== null && (soldMark.test(written) || /^\W*sold\W*$/i.test(written)),
  };
}

function priceFromText(title: string | null, description: string | null) {
  const inTitle = findPrice(title ?? "");
  return inTitle.kind === "missing" ? findPrice(description ?? "") : inTitle;
}

function textOrNull(text: string | null | undefined): string | null {
  const clean = cleanText(text ?? "");
  return clean === "" ? null : clean;
}
