const fewerWords = new RegExp(
  [
    "fewer (?:key)?words|menos palabras|moins de mots|weniger (?:such)?(?:begriffe|wörter)",
    "meno parole|minor numero di parole|numero inferiore di parole|menos palavras",
    "minder (?:zoek)?woorden|mniej słów|mniejszej liczb\\p{L}+ słów",
  ].join("|"),
  "iu",
);

/** Things from abroad match all of the words, below a notice of their own. */
const fromAbroad = /internation|internazion|internacion/i;

/**
 * The cards below the notice that what follows matches only some of the words. In a language whose
 * words are not known it is the notice below as many cards as the page says that it found.
 */
export function afterNotice(root: Element, cards: ReadonlySet<Element>): Set<Element> {
  const after = new Set<Element>();
  const found = countIn(root.ownerDocument);
  let above = 0;
  let isBelow = false;
  for (const part of partsOf(root, holdersOf(cards))) {
    const isCard = cards.has(part);
    if (isCard && isBelow) after.add(part);
    else if (isCard) above += 1;
    else isBelow ||= isNotice(part, found !== undefined && above >= found);
  }
  return after;
}

function isNotice(part: Element, isBeyondFound: boolean): boolean {
  const text = (part.textContent ?? "").replace(/\s+/g, " ").trim();
  if (text === "" || text.length > longestNotice) return false;
  if (fewerWords.test(text)) return true;
  const isMereText = part.querySelector("button, input, img, form, ul, ol") === null;
  return isBeyondFound && isMereText && !fromAbroad.test(text);
}

const longestNotice = 200;

/** Cards, and what stands between them, in reading order. */
function* partsOf(element: Element, holders: ReadonlySet<Element>): Generator<Element, void> {
  for (const child of element.children) {
    if (holders.has(child)) yield* partsOf(child, holders);
    else yield child;
  }
}

function holdersOf(cards: ReadonlySet<Element>): Set<Element> {
  const holders = new Set<Element>();
  for (const card of cards) {
    for (let at = card.parentElement; at && !holders.has(at); at = at.parentElement)
      holders.add(at);
  }
  return holders;
}

/** 12 of "12 results for lens" or "12 Ergebnisse für Objektiv"; undefined where no heading says it. */
function countIn(document: Document): number | undefined {
  const written = [...document.querySelectorAll("h1")]
    .map((heading) => /^\d[\d.,' \u00a0\u202f]*/u.exec((heading.textContent ?? "").trim())?.[0])
    .find((words) => words !== undefined);
  return written === undefined ? undefined : Number(written.replace(/\D/g, ""));
}
