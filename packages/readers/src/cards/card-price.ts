import {
  centsOf,
  countMoney,
  isPrice,
  isPriceRange,
  joinedSum,
  leadingPrice,
} from "../price-words.ts";
import { saleLabel, shippingLine } from "../sold/sold-words.ts";
import { isCrossedOut } from "../page/text-blocks.ts";

/** `isStruck` when every sum is crossed out; `isRange` when the first one has another beside it. */
export type CardPrice = { words: string | undefined; isStruck: boolean; isRange: boolean };

type Sum = { part: Element; words: string; isAlone: boolean; isStruck: boolean };

/** A card's price: never in its title, not crossed out, not for sending, rather alone in its line. */
export function priceIn(card: Element, title: string): CardPrice {
  const sums = [...card.querySelectorAll("*")].flatMap((part) => sumIn(part, { card, title }));
  const open = sums.filter(({ isStruck }) => !isStruck);
  const price =
    open.find(({ part }) => isOfSale(part, card)) ?? open.find(({ isAlone }) => isAlone) ?? open[0];
  if (!price) return { words: undefined, isStruck: sums.length > 0, isRange: false };
  return { words: price.words, isStruck: false, isRange: isRange(price, open) };
}

function sumIn(part: Element, { card, title }: { card: Element; title: string }): Sum[] {
  const own = (ownText(part) || sumInPieces(part)).replace(labelledSum, "");
  const words = /\d/.test(own) ? leadingPrice(own) : undefined;
  if (words === undefined || isForShipping(part) || isInTitle(part, title)) return [];
  const isStruck = isStruckOut(part, card);
  return [{ part, words: words + smallCents(part, words), isAlone: isPrice(own), isStruck }];
}

/** ".99" of a "99" in small type behind or within a whole sum; "" for any other. */
function smallCents(part: Element, words: string): string {
  if (/[.,]\d\d$/.test(words)) return "";
  const small = [part.lastElementChild, part.nextElementSibling].find(
    (one) => one?.tagName === "SUP",
  );
  const cents = (small?.textContent ?? "").trim();
  return /^\d\d$/.test(cents) ? `.${cents}` : "";
}

const labelledSum = new RegExp(String.raw`${saleLabel.source}\s*:?\s*(?=\S*\d)`, "iu");

/** An element's own words, its children's left aside. */
function ownText(element: Element): string {
  let words = "";
  for (const child of element.childNodes)
    if (child.nodeType === 3) words += child.textContent ?? "";
  return words.replace(/\s+/g, " ").trim();
}

/**
 * A sum whose sign has an element of its own: "$" and "45". "" where more than one element has
 * digits: what stands side by side may be two sums.
 */
function sumInPieces(element: Element): string {
  const pieces = [...element.children].filter(({ tagName }) => tagName !== "SUP");
  if (pieces.length !== 2) return "";
  if (pieces.some(({ childElementCount }) => childElementCount > 0)) return "";
  const words = pieces.map((piece) => (piece.textContent ?? "").trim());
  const hasOneNumber = words.filter((word) => /\d/.test(word)).length === 1;
  return hasOneNumber && words.some((word) => isSign.test(word)) ? words.join("") : "";
}

const isSign = /^(?:\p{Lu}{0,3}\s?[$£€¥]|\p{Lu}{3})$/u;

/** "$70 gift card": a title may begin with a sum. */
function isInTitle(part: Element, title: string): boolean {
  const heading = part.closest("[role=heading], h1, h2, h3, h4");
  const text = heading?.textContent ?? part.textContent ?? "";
  return title !== "" && text.replace(/\s+/g, " ").includes(title);
}

/** "Last Sale: $210" beside "Lowest Ask $220", the label in the same element or in one before it. */
function isOfSale(part: Element, card: Element): boolean {
  for (let at: Element | null = part; at && at !== card; at = at.parentElement) {
    const own = (at.textContent ?? "").trim();
    if (countMoney(own) > 1) return false;
    const before = (at.previousElementSibling?.textContent ?? "").trim();
    if (saleLabel.test(own) || (saleLabel.test(before) && countMoney(before) === 0)) return true;
  }
  return false;
}

/** "$24.99 to $30.00", as one text or with its sums in elements of their own. */
function isRange({ part, words }: Sum, open: readonly Sum[]): boolean {
  if (isPriceRange(words)) return true;
  const own = part.textContent ?? "";
  const isSplit = open.some((other) => other.part.parentElement === part.parentElement);
  const line = own.trim() === words && isSplit ? (part.parentElement?.textContent ?? "") : own;
  const joined = line.replace(/\s+/g, " ");
  const second = joinedSum(joined.slice(joined.indexOf(words) + words.length));
  return second !== undefined && centsOf(second) !== centsOf(words);
}

/** "$5.99 shipping", in one element or with the sum in one of its own; long texts are no line. */
function isForShipping(part: Element): boolean {
  const line = part.parentElement?.textContent ?? "";
  if (shippingLine.test(part.textContent ?? "")) return true;
  return line.length < 40 && shippingLine.test(line) && countMoney(line) === 1;
}

// Some sites cross out by a class alone; its name can strike a price out here, never give one.
const crossingClass = /strike-?through|line-through/i;

function isStruckOut(part: Element, card: Element): boolean {
  for (let at: Element | null = part; at && at !== card; at = at.parentElement) {
    if (isCrossedOut(at) || crossingClass.test(at.getAttribute("class") ?? "")) return true;
  }
  return false;
}
