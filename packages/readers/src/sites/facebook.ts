import { type Attributes, attributesFrom, type Pair } from "../attributes/attributes.ts";
import {
  conditionIn,
  descriptionStart,
  partsAround,
  othersThan,
  pricesBelowTitle,
} from "../cards/item-part.ts";
import {
  approximatePlace,
  descriptionHeading,
  foldingWords,
  listedLine,
  stateOf,
} from "../label-words.ts";
import type { Finding, Found, SiteReader } from "../page/page-reading.ts";
import { isSameTitle, sharedWords } from "../same-words.ts";
import { metaContent } from "../page/structured-data.ts";
import { tabName } from "../page/tab-name.ts";
import { type TextBlock, textBlocks, visibleText } from "../page/text-blocks.ts";
import { vehicleFieldsBelow } from "../attributes/vehicle-fields.ts";

const itemPath = /^\/(?:commerce\/listing|marketplace\/(?:[^/]+\/)?item)\/(\d+)/;

/** Facebook Marketplace, by roles, headings and labels: its class names change every week. */
export const facebook: SiteReader = {
  site: "facebook",
  hosts: ["facebook.com"],
  itemId: (url) => itemPath.exec(url.pathname)?.[1],
  read: ({ document, itemId }) => {
    const named = titleInHead(document);
    const titles = listingTitles(document);
    if (titles.length === 0) return undefined;
    const isOthers = othersThan(itemId, idIn);
    const agreed = titles
      .filter((title) => agrees(title, named))
      .map((title) => ({
        title,
        item: partsAround(title.heading, textBlocks(title.root), isOthers).item,
      }));
    // Where the tab is named after the site alone, an open chat has a heading too, but no price.
    const listing = agreed.find(({ item }) => pricesIn(item).length > 0) ?? agreed.at(-1);
    return listing ? readItem(listing.title, listing.item) : "changing";
  },
};

const pricesIn = (item: readonly TextBlock[]) => pricesBelowTitle(item, listedLine);

type Title = { text: string; state: Finding["state"]; heading: Element; root: Element };

/** The list items between the title and the description: "Brand" and "Trek" are two halves of one. */
function factsOf(item: readonly TextBlock[]): Attributes {
  const start = item.findIndex(({ text, isHeading }) => isHeading && descriptionHeading.test(text));
  const below = item.slice(start + 1);
  const end = below.findIndex(({ isHeading }) => isHeading);
  const facts = start === -1 ? [] : end === -1 ? below : below.slice(0, end);
  return attributesFrom(facts.flatMap(listedPair));
}

function listedPair({ element }: TextBlock): Pair[] {
  const row = element.closest("li");
  if (row === null) return [];
  const [name, value, more] = [...textBlocks(row)].map(({ text }) => text);
  return name && value && more === undefined ? [[name, value]] : [];
}

function readItem({ text, state, root }: Title, item: readonly TextBlock[]): Finding {
  const location = findLocation(item);
  return {
    title: { value: text, way: "heading" },
    state,
    price: pricesIn(item)[0] ?? null,
    condition: conditionIn(item),
    description: findDescription(item, location),
    location,
    category: null,
    imageUrl: findPicture(root, text),
    attributes: { ...factsOf(item), ...vehicleFieldsBelow(item) },
  };
}

/** The first headings of what is on top: a listing may be open in a dialog over the one behind. */
function listingTitles(document: Document): Title[] {
  const found: Title[] = [];
  for (const heading of document.querySelectorAll("[role=dialog] h1, [role=main] h1")) {
    const root = heading.closest("[role=dialog], [role=main]");
    const shown = visibleText(heading).replace(/\s+/g, " ");
    if (root && shown !== "") found.push({ ...splitState(heading, shown), heading, root });
  }
  const isOnTop = ({ root }: Title) => root.getAttribute("role") === "dialog";
  return found.toSorted((one, other) => Number(isOnTop(other)) - Number(isOnTop(one)));
}

/** "Sold · Oak table" and "Pending · Oak table" carry their state, marked off by a dot, first. */
function splitState(heading: Element, shown: string): Pick<Title, "text" | "state"> {
  // The dot is hidden from screen readers and so not in the shown text: without it, "Sold by the
  // pound" is a title.
  const word = /^\s*(\p{L}[\p{L} ]*?)\s*·/u.exec(heading.textContent ?? "")?.[1];
  const state = word === undefined ? undefined : stateOf(word);
  if (word === undefined || state === undefined) return { text: shown, state: "available" };
  return { text: shown.slice(word.length).replace(/^\s*·?\s*/, ""), state };
}

/** "Marketplace - Oak table | Facebook": the tab's own name for the item; null when it has none. */
function titleInHead(document: Document): string | null {
  const named = /^(?:\(\d+\+?\)\s*)?marketplace\s*[-–—:]\s*(.+?)\s*\|\s*facebook$/isu;
  return named.exec(tabName(document))?.[1] ?? metaContent(document, "og:title");
}

/**
 * A heading of another item than the tab's is an old or a foreign one. Where the two word the
 * same item differently, what its picture is called decides.
 */
function agrees({ text, root }: Title, named: string | null): boolean {
  if (named !== null && isSameTitle(named, text)) return true;
  const pictured = ownPictures(root).map((picture) => picture.getAttribute("alt") ?? "");
  const isPictured = pictured.some((name) => isSameTitle(name, text));
  if (named !== null) return isPictured && sharedWords(named, text) >= 0.3;
  return isPictured || !pictured.some((name) => /^product photo of /i.test(name));
}

/** Those outside any link: a linked picture is another item's or an advertiser's. */
function ownPictures(root: Element): Element[] {
  return [...root.querySelectorAll("img")].filter((picture) => picture.closest("a[href]") === null);
}

function findPicture(root: Element, title: string): Found | null {
  const pictures = ownPictures(root).filter((picture) =>
    picture.getAttribute("src")?.startsWith("http"),
  );
  const own = pictures.find((picture) => isSameTitle(picture.getAttribute("alt") ?? "", title));
  const source = (own ?? pictures[0])?.getAttribute("src");
  return source ? { value: source, way: own ? "label" : "place" } : null;
}

function findDescription(item: readonly TextBlock[], location: Found | null): Found | null {
  const start = descriptionStart(item);
  if (start === -1) return null;
  const below = item.slice(start + 1);
  const end = below.findIndex(({ isHeading }) => isHeading);
  const value = (end === -1 ? below : below.slice(0, end))
    .filter(({ element }) => element.closest("ul, li, a, label") === null)
    .map(({ text }) => text.replace(foldingWords, ""))
    .filter((text) => text !== "" && text !== location?.value && !approximatePlace.test(text))
    .join("\n");
  return value === "" ? null : { value, way: "heading" };
}

/** Above the map's note, else what the line "Listed … in …" links to. */
function findLocation(item: readonly TextBlock[]): Found | null {
  const note = item.findIndex(({ text }) => approximatePlace.test(text));
  const aboveMap = note > 0 ? item[note - 1]?.text : undefined;
  if (aboveMap) return { value: aboveMap, way: "label" };
  const listed = item.find(({ text }) => listedLine.test(text)) ?? linkedLine(item);
  const fromLink = listed?.element.querySelector("a")?.textContent?.trim();
  const fromText = /\b(?:in|en|à)\s+(.+)$/iu.exec(listed?.text ?? "")?.[1];
  const value = fromLink || fromText;
  return value ? { value, way: fromLink ? "place" : "label" } : null;
}

/** The same line in a language whose words are not known: the first with a link, above any heading. */
function linkedLine(item: readonly TextBlock[]): TextBlock | undefined {
  const end = item.findIndex(({ isHeading }) => isHeading);
  return item
    .slice(0, end === -1 ? 0 : end)
    .find(({ element }) => element.querySelector("a") !== null && element.closest("a") === null);
}

function idIn(href: string): string | undefined {
  return itemPath.exec(href.replace(/^https?:\/\/[^/]+/, ""))?.[1];
}
