import { formatAbroad } from "@flipworth/contract/money";
import type { IdentifiedItem } from "../identification/identification.ts";
import { formatCents } from "../money/cents.ts";
import { unsureFacts } from "../reading/fact-origins.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { itemName, unitsBefore, withPieces } from "../valuation/item-name.ts";
import { categoryName } from "../words/category-name.ts";
import { stageWords, summaryWords } from "../words/english/report.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(stageWords);
const saySummary = spoken(summaryWords);

/** What was read, and which of it may have been read wrong. */
export function readingSentence(facts: ListingFacts): string {
  const { title, condition } = facts;
  const price = priceWords(facts.price);
  const state = condition ? say("condition", { words: condition.words }) : say("noCondition");
  const read =
    title === null
      ? say("readUntitled", { price, condition: state })
      : say("readTitled", { title: shorten(title), price, condition: state });
  const doubt = doubtSentence(facts);
  return doubt === null ? read : `${read} ${doubt}`;
}

/** Asks the person to look where letters were hard to read; an unclear price has its own sentence. */
export function doubtSentence({ origins }: ListingFacts): string | null {
  const names = unsureFacts(origins).filter((name) => name !== "price" && name !== "seller");
  if (names.length === 0) return null;
  return say("compare", { facts: names.map((name) => say(`fact_${name}`)).join(", ") });
}

function priceWords(price: PriceReading): string {
  if (price.kind === "missing") return say("noPrice");
  if (price.kind === "free") return say("free");
  if (price.kind === "unclear") return say("unclearPrice", { words: price.words });
  if (price.kind !== "stated") return say("otherPrice", { words: price.words });
  const { abroad } = price;
  const asked = abroad ? formatAbroad(abroad.amount, abroad.currency) : formatCents(price.amount);
  return say("asking", { price: asked });
}

/** What it is and how sure: "Apple iPhone 13, very likely (matched "iPhone 13")." */
export function identificationSentence(item: IdentifiedItem): string {
  const name = itemName(item);
  if (item.isMixedLot) return severalSentence(item);
  if (item.isAccessory) return name === null ? say("accessory") : say("accessoryNamed", { name });
  if (item.entry === null) return unpricedSentence(item, name);
  const named = `${unitsBefore(item)}${withPieces(withCapital(name ?? item.entry.model), item)}`;
  const thing = item.isForParts ? say("forParts", { thing: named }) : named;
  const sureness = surenessWords(item.confidence);
  return item.matchedWords
    ? say("identifiedBy", { thing, sureness, words: item.matchedWords })
    : say("identified", { thing, sureness });
}

function severalSentence(item: IdentifiedItem): string {
  const { items = [] } = item;
  if (item.isCountUntold) return say("lotOfOne", { name: itemName(item) ?? saySummary("item") });
  const names = items.map((one) => `${unitsBefore(one)}${itemName(one) ?? saySummary("item")}`);
  if (names.length < 2) return say("several");
  return say("severalNamed", { names: names.join(", ") });
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function unpricedSentence({ brand, category }: IdentifiedItem, name: string | null): string {
  if (brand !== null) return say("brandOnly", { brand });
  if (name !== null) return say("notPriced", { name });
  if (category === null) return say("unknown");
  return say("categoryOnly", { category: categoryName(category) });
}

function surenessWords(confidence: number): string {
  if (confidence >= 0.8) return say("veryLikely");
  return say(confidence >= 0.5 ? "likely" : "notSure");
}

function shorten(title: string): string {
  return title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title;
}
