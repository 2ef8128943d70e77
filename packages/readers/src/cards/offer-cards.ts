import { dollarOf, isOnHost, parseUrl } from "../addresses.ts";
import { priceIn } from "./card-price.ts";
import { stateOf } from "../label-words.ts";
import { type OffersPage, offersPageOf } from "./offers-pages.ts";
import { centsOf, currencyOf, firstMoney, isPrice, periodOf } from "../price-words.ts";
import { titleOfCard } from "./read-card.ts";
import { type ResultCard, resultCards } from "./result-cards.ts";
import { conditionOf, freeWord, saysSold, shippingLine } from "../sold/sold-words.ts";
import { shownLines } from "../page/text-blocks.ts";

/** A listing as its card on a page of many tells it: one price in dollars, and for sale. */
export type OfferCard = {
  /** The listing's id on its site: the same card comes again under the same one. */
  id: string;
  element: Element;
  title: string;
  /** What the buyer pays: the price, with the shipping that the card adds to it. */
  priceDollars: number;
  condition: string | null;
  /** How far away the card says it is. */
  miles: number | null;
  /** How far a vehicle was driven, as the card says it. */
  mileage: string | null;
  url: string;
};

/**
 * The cards that can be judged, in the page's order. Left out: what has no price, a range of prices,
 * another currency, bids or a rent for one, and what is sold or promised.
 */
export function readOfferCards(document: Document, url: string): OfferCard[] {
  const page = offersPageOf(url);
  const address = parseUrl(url);
  if (!page || !address) return [];
  const root = document.querySelector(page.results) ?? document.body;
  const seen = new Set<string>();
  return resultCards(root, (href) => idIn(href, page, address)).flatMap((card) => {
    const id = idIn(card.href, page, address);
    if (id === undefined || seen.has(id)) return [];
    const offer = readOffer(card, { id, address });
    if (offer !== undefined) seen.add(id);
    return offer ?? [];
  });
}

function idIn(href: string, page: OffersPage, address: URL): string | undefined {
  const target = URL.canParse(href, address) ? new URL(href, address) : undefined;
  return target && isOnHost(page.hosts, target)
    ? page.itemPath.exec(target.pathname)?.[1]
    : undefined;
}

function readOffer(
  card: ResultCard,
  { id, address }: { id: string; address: URL },
): OfferCard | undefined {
  const lines = shownLines(card.element);
  const title = titleOfCard(card, { lines, hasCoveringLink: false });
  if (title === "" || lines.some(isNotForSale)) return undefined;
  const dollarHere = dollarOf(address);
  const priceDollars = dollarsAsked({ card, title, lines, dollarHere });
  if (priceDollars === undefined) return undefined;
  const { origin, pathname } = new URL(card.href, address);
  return {
    id,
    element: card.element,
    title,
    priceDollars,
    condition: lines.map(conditionOf).find(Boolean) ?? null,
    miles: lines.map(milesIn).find((miles) => miles !== undefined) ?? null,
    mileage: lines.find((line) => driven.test(line)) ?? null,
    url: origin + pathname,
  };
}

/** Sold, promised to somebody, or for who bids most: its price buys it for nobody. */
function isNotForSale(line: string): boolean {
  return saysSold(line) || stateOf(line) !== undefined || bids.test(line) || ended.test(line);
}

const bids = /^\d+\s+(?:bids?|ofertas?|pujas?|enchères?|gebote?|offerte?)(?!\p{L})/iu;
const ended = /^(?:ended|unsold|out of stock)\b/i;

type Asking = { card: ResultCard; title: string; lines: readonly string[]; dollarHere: string };

function dollarsAsked({ card, title, lines, dollarHere }: Asking): number | undefined {
  const { words, isRange } = priceIn(card.element, title);
  if (words === undefined) return lines.some(isFree) ? 0 : undefined;
  const cents = centsOf(words);
  if (isRange || cents === undefined || periodOf(words) !== "item") return undefined;
  if (currencyOf(words, dollarHere) !== "USD" || lines.some(isRent)) return undefined;
  const shipping = shippingCents(lines, dollarHere);
  return shipping === undefined ? undefined : (cents + shipping) / 100;
}

const isFree = (line: string) => isPrice(line) && freeWord.test(line);
/** "/ month", where the period stands in a line of its own. */
const isRent = (line: string) => /^\/?\s?(?:hour|hr|day|night|week|month|mo)$/i.test(line);

/** What the card adds to the price; undefined where that is no sum in dollars. */
function shippingCents(lines: readonly string[], dollarHere: string): number | undefined {
  const line = lines.find((words) => shippingLine.test(words) && /\d/.test(words));
  const words = line === undefined || freeWord.test(line) ? undefined : firstMoney(line);
  if (words === undefined) return 0;
  return currencyOf(words, dollarHere) === "USD" ? centsOf(words) : undefined;
}

/** "Mesa, AZ · 12 mi", "3 miles away"; "98K miles" and "120,000 miles" were driven. */
const distance = /(?<![\d.,K])(\d{1,3}(?:\.\d)?)\s?(mi|miles?|km)(?:\s+away)?$/i;
const longestPlace = 40;
const milesInKilometre = 0.6214;

function milesIn(line: string): number | undefined {
  const [, number, unit = ""] = line.length > longestPlace ? [] : (distance.exec(line) ?? []);
  if (number === undefined) return undefined;
  const isMiles = unit.toLowerCase().startsWith("mi");
  return isMiles ? Number(number) : Math.round(Number(number) * milesInKilometre);
}

const driven = /^\d{1,3}(?:k|,\d{3}) (?:miles|mi)$/i;
