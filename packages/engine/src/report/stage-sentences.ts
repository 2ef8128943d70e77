import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import { unsureFacts } from "../reading/fact-origins.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { itemName } from "../valuation/item-name.ts";

/** What was read, and which of it may have been read wrong. */
export function readingSentence(facts: ListingFacts): string {
  const { title, price, condition } = facts;
  const named = title === null ? "Read a listing without a title" : `Read "${shorten(title)}"`;
  const state = condition ? `, condition "${condition.words}"` : ", no condition stated";
  const doubt = doubtSentence(facts);
  return `${named}, ${priceWords(price)}${state}.${doubt === null ? "" : ` ${doubt}`}`;
}

/** Asks the person to look where letters were hard to read; an unclear price has its own sentence. */
export function doubtSentence({ origins }: ListingFacts): string | null {
  const names = unsureFacts(origins).filter((name) => name !== "price" && name !== "seller");
  if (names.length === 0) return null;
  const all = names.map((name) => `the ${name}`).join(", ");
  return `Hard to read, please compare with the listing: ${all}.`;
}

function priceWords(price: PriceReading): string {
  if (price.kind === "missing") return "no price";
  if (price.kind === "free") return "free";
  if (price.kind === "unclear") return `price not clear ("${price.words}")`;
  return price.kind === "stated" ? `asking ${formatCents(price.amount)}` : `price "${price.words}"`;
}

export function identificationSentence(item: IdentifiedItem): string {
  const units = item.quantity > 1 ? `${item.quantity} × ` : "";
  const what = `${units}${itemName(item) ?? categoryName(item)}`;
  if (item.isMixedLot) return "A lot of different things, sold together.";
  if (item.isAccessory) return `An accessory or part, not the thing itself${ownName(item)}.`;
  const parts = item.isForParts ? ", sold for parts or broken" : "";
  const by = item.matchedWords ? `, by its words "${item.matchedWords}"` : "";
  return item.entry
    ? `Identified as ${what}${parts}, ${sureness(item.confidence)}${by}.`
    : `No entry of the price guide fits; known as ${what}${parts}.`;
}

function sureness(confidence: number): string {
  if (confidence >= 0.8) return "quite sure";
  return confidence >= 0.5 ? "fairly sure" : "unsure";
}

function ownName(item: IdentifiedItem): string {
  const name = itemName(item);
  return name === null ? "" : ` (${name})`;
}

function categoryName({ category }: IdentifiedItem): string {
  return category === null ? "something of no known kind" : category.replace("-", " ");
}

function shorten(title: string): string {
  return title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title;
}
