import { attributesIn, isBareSize } from "./card-attributes.ts";
import { stateOf } from "../label-words.ts";
import { type CardPrice, priceIn } from "./card-price.ts";
import { centsOf, currencyOf, firstMoney, isPrice } from "../price-words.ts";
import type { ResultCard } from "./result-cards.ts";
import { cardSaysSold } from "../sold/says-sold.ts";
import type { SoldCard, StruckOutCard } from "../sold/sold-reading.ts";
import {
  adLine,
  conditionOf,
  freeWord,
  lotIn,
  saysSold,
  shippingLine,
  soldDate,
} from "../sold/sold-words.ts";
import { shownLines } from "../page/text-blocks.ts";

export type CardContext = {
  url: string | undefined;
  /** What a bare dollar sign means there. */
  dollarHere: string;
  /** The search was for sold things only, so a card need not say it again. */
  isSoldSearch: boolean;
  isAd: boolean;
  /** The card's link is laid over it and has no words of its own. */
  hasCoveringLink: boolean;
};

export type CardReading =
  | { kind: "comparable"; card: SoldCard }
  | { kind: "struck_out"; card: StruckOutCard }
  /** A placeholder that the site puts into its lists. */
  | { kind: "nothing" };

/** Reads one card by its lines; nothing but the strike-through depends on how it is marked up. */
export function readCard(card: ResultCard, context: CardContext): CardReading {
  const lines = shownLines(card.element);
  const { hasCoveringLink } = context;
  const title = titleOfCard(card, { lines, hasCoveringLink });
  if (/^shop on ebay$/i.test(title)) return { kind: "nothing" };
  const price = priceIn(card.element, title);
  if (title === "") return { kind: "struck_out", card: { title: "A card", reason: "no title" } };
  const reason = whyNot({ lines, price, context });
  if (reason !== undefined) return { kind: "struck_out", card: { title, reason } };
  const sale = comparable({ title, lines, price, context }, card);
  const lot = lotIn(title);
  return lot === undefined
    ? { kind: "comparable", card: sale }
    : { kind: "struck_out", card: { title, reason: lot, card: sale } };
}

type Parts = { title: string; lines: readonly string[]; price: CardPrice; context: CardContext };

function comparable({ title, lines, price, context }: Parts, card: ResultCard): SoldCard {
  const soldAt = lines.map(soldDate).find(Boolean);
  const condition = lines
    .flatMap((line) => line.split(/\s+[·•]\s+/))
    .map(conditionOf)
    .find(Boolean);
  const shippingDollars = shippingIn(lines, context);
  const attributes = attributesIn(lines, { title, named: namesOf(card) });
  return {
    title,
    price: (centsOf(price.words ?? "") ?? 0) / 100,
    ...(soldAt === undefined ? {} : { soldAt }),
    kind: context.isSoldSearch || cardSaysSold(card.element, lines) ? "sold" : "ask",
    ...(condition === undefined ? {} : { condition }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    ...(context.url === undefined ? {} : { url: context.url }),
    ...(shippingDollars === undefined ? {} : { shippingDollars }),
    currency: "USD",
    isBestOffer: lines.some((line) => /\bbest offer\b/i.test(line)),
    isLessRelevant: card.isLessRelevant,
  };
}

/** What pictures and links are called: some sites put all that a card says there. */
function namesOf({ element }: ResultCard): string[] {
  return [
    ...[...element.querySelectorAll("img[alt]")].map((image) => image.getAttribute("alt") ?? ""),
    ...[...element.querySelectorAll("a[title]")].map((link) => link.getAttribute("title") ?? ""),
  ].filter((name) => /:\s/.test(name));
}

function whyNot({ lines, price, context }: Omit<Parts, "title">): string | undefined {
  if (context.isAd) return "an ad";
  if (lines.some((line) => /\bbest offer accepted\b/i.test(line))) return hidden;
  if (price.words === undefined) return price.isStruck ? hidden : "no price";
  const currency = currencyOf(price.words, context.dollarHere);
  if (currency !== "USD") return currency ? `other currency (${currency})` : "other currency";
  if (price.isRange) return "a range of prices for several variations";
  if (!(Number(centsOf(price.words)) > 0)) return "no price";
  if (lines.some((line) => /^(?:ended|unsold)\b/i.test(line))) return "ended without a sale";
  return undefined;
}

const hidden = "price hidden by best offer";

/** The heading; else what the picture is called after; else the link's first words that may be one. */
export function titleOfCard(
  { element, link }: ResultCard,
  { lines, hasCoveringLink }: { lines: readonly string[]; hasCoveringLink: boolean },
): string {
  const headings = [...element.querySelectorAll("[role=heading], h1, h2, h3, h4")];
  const linked = headings.filter(isLinked);
  const headed = (linked.length > 0 ? linked : headings)
    .map((heading) => withoutSiteWords(shownLines(heading).join(" ")))
    .find((words) => words !== "" && !isPrice(words) && !saysSold(words) && !adLine.test(words));
  if (headed !== undefined) return headed;
  const pictured = element.querySelector("img[alt]")?.getAttribute("alt")?.trim() ?? "";
  const named = lines.find((line) => line.length > 1 && !isPrice(line) && isNameIn(pictured, line));
  const shown = named ?? linkedLines(element, link).find(isTitle) ?? pictured;
  return withoutSiteWords(shown === "" && hasCoveringLink ? (lines.find(isTitle) ?? "") : shown);
}

/** A picture's name may go on behind the title: "Drill in Mesa, AZ", "Wool coat, brand: …". */
function isNameIn(pictured: string, line: string): boolean {
  return (
    pictured.startsWith(line) && /^(?:$|,| in | by |\s?[-–|])/.test(pictured.slice(line.length))
  );
}

/** The picture may be a link to the item as well, before the one with its title. */
function linkedLines(card: Element, link: Element): string[] {
  const href = link.getAttribute("href");
  const links = [...card.querySelectorAll("a[href]")].filter(
    (other) => other !== link && other.getAttribute("href") === href,
  );
  return [link, ...links].flatMap(shownLines);
}

/** A label may be a heading too, but leads nowhere. */
function isLinked(heading: Element): boolean {
  return heading.closest("a[href]") !== null || heading.querySelector("a[href]") !== null;
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
    isPrice(line) ||
    stateOf(line) !== undefined ||
    saysSold(line) ||
    adLine.test(line) ||
    conditionOf(line) !== undefined ||
    isBareSize(line) ||
    /^(?:new listing|opens in|size\b|\+|free )/i.test(line);
  const isMereSum = /\p{Sc}/u.test(line) && !/\p{L}/u.test(line);
  return !isOther && !isMereSum && line.length > 1 && /[\p{L}\d]/u.test(line);
}

function shippingIn(lines: readonly string[], { dollarHere }: CardContext) {
  const line = lines.find((words) => shippingLine.test(words));
  if (line === undefined) return undefined;
  if (freeWord.test(line)) return 0;
  const words = firstMoney(line);
  const cents = words === undefined ? undefined : centsOf(words);
  const isDollars = words !== undefined && currencyOf(words, dollarHere) === "USD";
  return cents === undefined || !isDollars ? undefined : cents / 100;
}
