import { formatAbroad } from "@flipworth/contract/money";
import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import { unsureFacts } from "../reading/fact-origins.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { itemName, piecesBehind, unitsBefore } from "../valuation/item-name.ts";

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
  return `Hard to read, so compare with the listing: ${all}.`;
}

function priceWords(price: PriceReading): string {
  if (price.kind === "missing") return "no price";
  if (price.kind === "free") return "free";
  if (price.kind === "unclear") return `price not clear ("${price.words}")`;
  if (price.kind !== "stated") return `price "${price.words}"`;
  const { abroad } = price;
  return `asking ${abroad ? formatAbroad(abroad.amount, abroad.currency) : formatCents(price.amount)}`;
}

/** What it is and how sure: "Apple iPhone 13, very likely (matched "iPhone 13")." */
export function identificationSentence(item: IdentifiedItem): string {
  const name = itemName(item);
  if (item.isMixedLot) return severalSentence(item);
  if (item.isAccessory)
    return name === null
      ? "An accessory or part, not the main item."
      : `An accessory or part, not the main item: ${name}.`;
  if (item.entry === null) return unpricedSentence(item, name);
  const units = unitsBefore(item);
  const pieces = piecesBehind(item);
  const parts = item.isForParts ? ", for parts or broken" : "";
  const by = item.matchedWords ? ` (matched "${item.matchedWords}")` : "";
  const named = withCapital(name ?? item.entry.model);
  return `${units}${named}${pieces}${parts}, ${sureness(item.confidence)}${by}.`;
}

function severalSentence({ items = [] }: IdentifiedItem): string {
  const names = items.map((one) => `${unitsBefore(one)}${itemName(one) ?? "item"}`);
  if (names.length < 2) return "Several different items, sold together.";
  return `Several different items, sold together: ${names.join(", ")}.`;
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function unpricedSentence({ brand, category }: IdentifiedItem, name: string | null): string {
  if (brand !== null) return `We recognize the brand (${brand}) but don't price this model.`;
  if (name !== null) return `We recognize ${name} but don't price it.`;
  if (category === null) return "We couldn't tell what this is.";
  return `We only know the category: ${category.replace("-", " ")}.`;
}

function sureness(confidence: number): string {
  if (confidence >= 0.8) return "very likely";
  return confidence >= 0.5 ? "likely" : "not sure";
}

function shorten(title: string): string {
  return title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title;
}
