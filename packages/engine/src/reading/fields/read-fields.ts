import { cleanText } from "../clean-text.ts";
import { type Attributes, readAttributes } from "./attributes.ts";
import type { FactOrigin } from "@flipworth/contract";
import { type FactOrigins, leastCertain } from "../fact-origins.ts";
import type { ConditionReading, ListingFacts, PriceReading } from "../listing-facts.ts";
import { readCondition } from "./read-condition.ts";
import { findPrice, readPrice } from "../money/read-price.ts";

/** A listing as a reader, a form or a script hands it in: every field as the page writes it. */
export type ListingFields = {
  title?: string;
  /** Dollars as a number, or the words of the page. */
  price?: string | number | null;
  description?: string;
  condition?: string;
  category?: string;
  location?: string;
  /** Dollars that the marketplace itself states as the new price: no words of the seller. */
  newPrice?: number;
  /** What the page tells in fields of its own, by the page's names: "Brand", "Odometer". */
  attributes?: Attributes;
};

/** "Sold · Trek bike" and "[PENDING] Trek bike": the page's own mark before the seller's title. */
const soldMark =
  /^[[(*\s]*sold\b(?! (?:as|by|out|separately|in|with|individually))[\])*\s]*(?:[·•:|\-–—!]+\s*|(?<=[\])*])\s*)/i;
const pendingMark = /^[[(*\s]*(?:sale )?pending[\])*\s]*[·•:|\-–—!]+\s*/i;

const asField: FactOrigin = { source: { kind: "field" }, certainty: "sure" };

/**
 * Turns given fields into facts. A price that no field gives is looked for in title and description.
 * `readFrom` says where the fields were read, when they were not handed in as such.
 */
export function readFields(fields: ListingFields, readFrom: FactOrigins = {}): ListingFacts {
  const written = textOrNull(fields.title)?.replaceAll("\n", " ") ?? null;
  const title = textOrNull(written?.replace(soldMark, "").replace(pendingMark, ""));
  const description = textOrNull(fields.description);
  const category = textOrNull(fields.category);
  const location = textOrNull(fields.location);
  const words: Words = {
    title,
    description,
    origins: {
      ...(title === null ? {} : { title: readFrom.title ?? asField }),
      ...(description === null ? {} : { description: readFrom.description ?? asField }),
      ...(category === null ? {} : { category: readFrom.category ?? asField }),
      ...(location === null ? {} : { location: readFrom.location ?? asField }),
    },
  };
  const price = priceFrom(fields.price, words, readFrom.price);
  const condition = conditionFrom(fields.condition, words, readFrom.condition);
  return {
    title,
    price: price.reading,
    condition: condition.reading,
    description,
    category,
    location,
    ...(isNewPrice(fields.newPrice) ? { newPriceDollars: fields.newPrice } : {}),
    ...attributesOf(fields),
    seller: null,
    isSold: written !== null && (soldMark.test(written) || /^\W*sold\W*$/i.test(written)),
    origins: { ...words.origins, ...price.origin, ...condition.origin },
  };
}

function attributesOf({ attributes = {} }: ListingFields) {
  const read = readAttributes(attributes);
  return Object.keys(read).length === 0 ? {} : { attributes: read };
}

function isNewPrice(dollars: number | undefined): dollars is number {
  return dollars !== undefined && Number.isFinite(dollars) && dollars > 0;
}

type Words = { title: string | null; description: string | null; origins: FactOrigins };

function priceFrom(
  field: ListingFields["price"],
  words: Words,
  readFrom: FactOrigin = asField,
): { reading: PriceReading; origin: FactOrigins } {
  const stated = readPrice(field);
  if (stated.kind !== "missing") return { reading: stated, origin: { price: readFrom } };
  const inTitle = findPrice(words.title ?? "");
  const of = inTitle.kind === "missing" ? "description" : "title";
  const reading = of === "title" ? inTitle : findPrice(words.description ?? "");
  const origin = reading.kind === "missing" ? {} : { price: inWords(of, words) };
  return { reading, origin };
}

function conditionFrom(
  label: string | undefined,
  words: Words,
  readFrom: FactOrigin = asField,
): { reading: ConditionReading | null; origin: FactOrigins } {
  const { title, description } = words;
  const reading = readCondition(label, [title, description].filter(Boolean).join("\n"));
  if (reading === null) return { reading, origin: {} };
  if (reading.words === cleanText(label ?? "")) return { reading, origin: { condition: readFrom } };
  const of = (title ?? "").includes(reading.words) ? "title" : "description";
  return { reading, origin: { condition: inWords(of, words) } };
}

function inWords(of: "title" | "description", { origins }: Words): FactOrigin {
  const certainty = leastCertain("likely", origins[of]?.certainty ?? "likely");
  return { source: { kind: "words", of }, certainty };
}

function textOrNull(text: string | null | undefined): string | null {
  const clean = cleanText(text ?? "");
  return clean === "" ? null : clean;
}
