import type { ResultCard } from "./result-cards.ts";
import { seenTextIn, withoutUnseen } from "../page/seen-text.ts";
import { cardSaysSold } from "../sold/says-sold.ts";
import { adLine } from "../sold/sold-words.ts";

/**
 * The cards that are ads. Some sites put the word into every card and hide it in those that are
 * none, letter by letter if need be; so what counts is a label that a person sees. A word that
 * nearly every card shows tells none from another, and nobody advertises what is sold.
 */
export function adsAmong(document: Document, cards: readonly ResultCard[]): Set<Element> {
  let seenText: ((part: Element) => string) | undefined;
  const isSeen = (label: Element) => {
    seenText ??= seenTextIn(document);
    return adLine.test(seenText(label));
  };
  const isLabelled = ({ element }: ResultCard) => labelsIn(element).some(isSeen);
  const open = cards.filter(({ element }) => !cardSaysSold(element));
  const ads = open.filter(isLabelled);
  const isOnNearlyAll = open.length >= fewest && ads.length >= open.length * nearlyAll;
  // Among sold things the few open ones may all be ads: then the sold ones show no such word.
  const sold = isOnNearlyAll ? cards.filter((card) => !open.includes(card)) : [];
  const tellsNothing = isOnNearlyAll && sold.filter(isLabelled).length >= sold.length * nearlyAll;
  return new Set(tellsNothing ? [] : ads.map(({ element }) => element));
}

const fewest = 5;
const nearlyAll = 0.8;

/** The innermost elements that may spell the word, decoys included. */
function labelsIn(card: Element): Element[] {
  return [...card.querySelectorAll("*")].filter((element) => {
    const text = withoutUnseen(element.textContent ?? "");
    if (text.length > mostLetters) return false;
    return element.childElementCount === 0 ? adLine.test(text.trim()) : isSpelledOut(element);
  });
}

// The longest word that was seen took 70 characters with its decoys.
const mostLetters = 200;

/** A letter an element. */
function isSpelledOut(element: Element): boolean {
  const letters = [...element.children];
  return letters.length >= 2 && letters.every(({ textContent }) => (textContent ?? "").length <= 4);
}
