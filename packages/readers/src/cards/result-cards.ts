import { afterNotice } from "../sold/fewer-words.ts";
import { isInvisible } from "../page/text-blocks.ts";

export type ResultCard = { element: Element; link: Element; href: string; isLessRelevant: boolean };

const cardTags = /^(LI|ARTICLE)$/;
const cardRoles = /^(listitem|article)$/;
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
  const river = mainList([...cards.keys()]);
  const shown = [...cards].filter(([card]) => isShown(card, river) && isInRiver(card, river, root));
  const after = afterNotice(root, new Set(shown.map(([card]) => card)));
  return shown.map(([element, link]) => {
    const href = link.getAttribute("href") ?? "";
    return { element, link, href, isLessRelevant: after.has(element) };
  });
}

/** The element that holds most of the cards, each as a child of its own. */
function mainList(cards: readonly Element[]): Element | undefined {
  const counts = new Map<Element, number>();
  for (const { parentElement: list } of cards) {
    if (list) counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * False for a carousel of other things between the results. On a page that does not say where its
 * results are, the lists beside the main one are the site's own: "recently viewed" and the like.
 */
function isInRiver(card: Element, river: Element | undefined, root: Element): boolean {
  const list = card.parentElement;
  for (let at = list; at && at !== root; at = at.parentElement) {
    if (/^carousel$/i.test(at.getAttribute("aria-roledescription") ?? "")) return false;
  }
  if (!river || !list || list === river) return true;
  if (river.contains(list)) return false;
  return root.tagName !== "BODY" || list.parentElement === river.parentElement;
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

/** An open dialog hides all of the page from screen readers, and it is there all the same. */
function isShown(card: Element, river: Element | undefined): boolean {
  for (let at: Element | null = card; at; at = at.parentElement) {
    const isAround = river !== undefined && at.contains(river);
    if (isInvisible(at) || (!isAround && at.getAttribute("aria-hidden") === "true")) return false;
  }
  return true;
}
