import { isInvisible } from "./text-blocks.ts";

export type ResultCard = { element: Element; link: Element; href: string; isLessRelevant: boolean };

const cardTags = /^(LI|ARTICLE)$/;
const cardRoles = /^(listitem|article)$/;
const fewerWords =
  /^(?:results matching fewer words|resultados que coinciden con menos palabras|résultats correspondant à moins de mots|ergebnisse für weniger suchbegriffe)/i;

/**
 * The cards of a results page, by structure alone: what is around the links to one item and to no
 * other. `idIn` gives the item's id in an address.
 */
export function resultCards(
  root: Element,
  idIn: (href: string) => string | undefined,
): ResultCard[] {
  const links = new Map<Element, string>();
  for (const link of root.querySelectorAll("a[href]")) {
    const id = idIn(link.getAttribute("href") ?? "");
    if (id !== undefined) links.set(link, id);
  }
  const shared = sharedAncestors(root, links);
  const cards = new Map<Element, Element>();
  for (const link of links.keys()) {
    const card = cardAround(link, root, shared);
    if (!cards.has(card)) cards.set(card, link);
  }
  const visible = [...cards].filter(([card]) => isShown(card));
  const after = afterNotice(root, new Set(visible.map(([card]) => card)));
  return visible.map(([element, link]) => {
    const href = link.getAttribute("href") ?? "";
    return { element, link, href, isLessRelevant: after.has(element) };
  });
}

/** Every element that holds links to more than one item; found by one walk up from each link. */
function sharedAncestors(root: Element, links: ReadonlyMap<Element, string>): Set<Element> {
  const shared = new Set<Element>([root]);
  const holds = new Map<Element, string>();
  for (const [link, id] of links) {
    for (let at = link.parentElement; at && !shared.has(at); at = at.parentElement) {
      const known = holds.get(at);
      if (known === undefined) holds.set(at, id);
      else if (known !== id) markUp(at, shared);
    }
  }
  return shared;
}

function markUp(from: Element, shared: Set<Element>): void {
  for (let at: Element | null = from; at && !shared.has(at); at = at.parentElement) shared.add(at);
}

/** The outermost list item or article around one item's links; without any, the outermost element. */
function cardAround(link: Element, root: Element, shared: ReadonlySet<Element>): Element {
  let outermost = link;
  let listed: Element | undefined;
  for (let at: Element | null = link; at && at !== root && !shared.has(at); at = at.parentElement) {
    outermost = at;
    const isCard = cardTags.test(at.tagName) || cardRoles.test(at.getAttribute("role") ?? "");
    if (isCard) listed = at;
  }
  return listed ?? outermost;
}

function isShown(card: Element): boolean {
  for (let at: Element | null = card; at; at = at.parentElement) {
    if (isInvisible(at) || at.getAttribute("aria-hidden") === "true") return false;
  }
  return true;
}

/** The cards below the notice that what follows matches only some of the words. */
function afterNotice(root: Element, cards: ReadonlySet<Element>): Set<Element> {
  const after = new Set<Element>();
  let isBelow = false;
  for (const element of root.querySelectorAll("*")) {
    if (isBelow && cards.has(element)) after.add(element);
    else if (!isBelow && element.childElementCount === 0) {
      isBelow = fewerWords.test((element.textContent ?? "").trim());
    }
  }
  return after;
}
