import { stateOf } from "./label-words.ts";
import { centsOf, currencyOf, firstMoney, isPriceRange, leadingPrice } from "./price-words.ts";
import type { ResultCard } from "./result-cards.ts";
import type { SoldCard, StruckOutCard } from "./sold-reading.ts";
import {
  adLine,
  conditionOf,
  freeWord,
  lotIn,
  saysSold,
  shippingLine,
  soldDate,
} from "./sold-words.ts";
import { isCrossedOut, shownLines } from "./text-blocks.ts";

export type CardContext = {
  url: string | undefined;
  /** What a bare dollar sign means there. */
  dollarHere: string;
  /** The search was for sold things only, so a card need not say it again. */
  isSoldSearch: boolean;
};

export type CardReading =
  | { kind: "comparable"; card: SoldCard }
  | { kind: "struck_out"; card: StruckOutCard }
  /** A placeholder that the site puts into its lists. */
  | { kind: "nothing" };

/** Reads one card by its lines; nothing but the strike-through depends on how it is marked up. */
export function readCard(card: ResultCard, context: CardContext): CardReading {
  const lines = shownLines(card.element);
  const title = titleOf(card, lines);
  if (/^shop on ebay$/i.test(title)) return { kind: "nothing" };
  const price = priceIn(card.element);
  if (title === "") return { kind: "struck_out", card: { title: "A card", reason: "no title" } };
  const reason = whyNot({ lines, price, context });
  if (reason !== undefined) return { kind: "struck_out", card: { title, reason } };
  const sale = comparable({ title, lines, price, context }, card);
  const lot = lotIn(title);
  return lot === undefined
    ? { kind: "comparable", card: sale }
    : { kind: "struck_out", card: { title, reason: lot, card: sale } };
}

type Price = { words: string | undefined; isStruck: boolean };
type Parts = { title: string; lines: readonly string[]; price: Price; context: CardContext };

function comparable({ title, lines, price, context }: Parts, card: ResultCard): SoldCard {
  const soldAt = lines.map(soldDate).find(Boolean);
  const condition = lines.map(conditionOf).find(Boolean);
  return {
    title,
    price: (centsOf(price.words ?? "") ?? 0) / 100,
    ...(soldAt === undefined ? {} : { soldAt }),
    kind: context.isSoldSearch || lines.some(saysSold) ? "sold" : "ask",
    ...(condition === undefined ? {} : { condition }),
    ...(context.url === undefined ? {} : { url: context.url }),
    shipping: shippingIn(lines),
    currency: "USD",
    isBestOffer: lines.some((line) => /\bbest offer\b/i.test(line)),
    isLessRelevant: card.isLessRelevant,
  };
}

function whyNot({ lines, price, context }: Omit<Parts, "title">): string | undefined {
  if (lines.some((line) => adLine.test(line))) return "an ad";
  if (lines.some((line) => /\bbest offer accepted\b/i.test(line))) return hidden;
  if (price.words === undefined) return price.isStruck ? hidden : "no price";
  if (currencyOf(price.words, context.dollarHere) !== "USD") return "other currency";
  if (lines.some((line) => isPriceRange(line))) return "a range of prices for several variations";
  if (!(Number(centsOf(price.words)) > 0)) return "no price";
  if (lines.some((line) => /^(?:ended|unsold)\b/i.test(line))) return "ended without a sale";
  return undefined;
}

const hidden = "price hidden by best offer";

/** The heading; else what the picture is called after; else the link's first words that may be one. */
function titleOf({ element, link }: ResultCard, lines: readonly string[]): string {
  const heading = element.querySelector("[role=heading], h1, h2, h3, h4");
  const headed = heading ? withoutSiteWords(shownLines(heading).join(" ")) : "";
  if (headed !== "") return headed;
  const pictured = element.querySelector("img[alt]")?.getAttribute("alt")?.trim() ?? "";
  // A picture's name may add the place to the title: "Drill in Mesa, AZ".
  const named = lines.find((line) => isTitle(line) && pictured.startsWith(line));
  return withoutSiteWords(named ?? shownLines(link).find(isTitle) ?? pictured);
}

function withoutSiteWords(text: string): string {
  return text
    .replace(/^\s*new listing\s*/i, "")
    .replace(/\s*opens in a new (?:window(?: or tab)?|tab)\s*$/i, "")
    .replace(/^\s*(?:sold|vendido|vendu|verkauft)\s*·\s*/i, "")
    .trim();
}

function isTitle(line: string): boolean {
  const isOther =
    leadingPrice(line) !== undefined ||
    stateOf(line) !== undefined ||
    saysSold(line) ||
    adLine.test(line) ||
    conditionOf(line) !== undefined ||
    /^(?:new listing|opens in|size\b|\+|free )/i.test(line);
  return !isOther && line.length > 1;
}

/** The first sum that is neither crossed out nor for sending; `isStruck` when all are crossed out. */
function priceIn(card: Element): Price {
  let isStruck = false;
  for (const part of card.querySelectorAll("*")) {
    const words = ownPrice(part);
    if (words === undefined || isForShipping(part)) continue;
    if (!isStruckOut(part, card)) return { words, isStruck: false };
    isStruck = true;
  }
  return { words: undefined, isStruck };
}

/** The price that begins an element's own words, its children's left aside. */
function ownPrice(element: Element): string | undefined {
  let words = "";
  for (const child of element.childNodes)
    if (child.nodeType === 3) words += child.textContent ?? "";
  return /\d/.test(words) ? leadingPrice(words.replace(/\s+/g, " ")) : undefined;
}

/** "$5.99 shipping", in one element or with the sum in one of its own; long texts are no line. */
function isForShipping(part: Element): boolean {
  const line = part.parentElement?.textContent ?? "";
  const own = part.textContent ?? "";
  return shippingLine.test(own) || (line.length < 40 && shippingLine.test(line));
}

// Some sites cross out by a class alone; its name can strike a price out here, never give one.
const crossingClass = /strike-?through|line-through/i;

function isStruckOut(part: Element, card: Element): boolean {
  for (let at: Element | null = part; at && at !== card; at = at.parentElement) {
    if (isCrossedOut(at) || crossingClass.test(at.getAttribute("class") ?? "")) return true;
  }
  return false;
}

function shippingIn(lines: readonly string[]): number | null {
  const line = lines.find((words) => shippingLine.test(words));
  if (line === undefined) return null;
  if (freeWord.test(line)) return 0;
  const words = firstMoney(line);
  const cents = words === undefined ? undefined : centsOf(words);
  return cents === undefined ? null : cents / 100;
}
