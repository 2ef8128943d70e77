import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { itemName } from "../valuation/item-name.ts";

export function readingSentence({ title, price, condition }: ListingFacts): string {
  const named = title === null ? "Read a listing without a title" : `Read "${shorten(title)}"`;
  const state = condition ? `, condition "${condition.words}"` : ", no condition stated";
  return `${named}, ${priceWords(price)}${state}.`;
}

function priceWords(price: PriceReading): string {
  if (price.kind === "missing") return "no price";
  if (price.kind === "free") return "free";
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
