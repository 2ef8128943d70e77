import type { SiteReader } from "./page-reading.ts";
import { leadingPrice } from "./price-words.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/** Where the item's own part of the page ends: people, advertisements and other items follow. */
const endOfItem =
  /^(seller information|sponsored|today's picks|more like this|similar listings|related listings|people also viewed)/i;
const descriptionHeading = /^(details|description|seller's description|about this \w+)$/i;
const approximate = /^location is approximate$/i;

/** Facebook Marketplace, by roles, headings and labels: its class names change every week. */
export const facebook: SiteReader = {
  site: "facebook",
  hosts: ["facebook.com"],
  itemId: (url) =>
    /^\/(?:commerce\/listing|marketplace\/(?:[^/]+\/)?item)\/(\d+)/.exec(url.pathname)?.[1],
  read: (document) => {
    const heading = document.querySelector("[role=main] h1, [role=dialog] h1");
    const root = heading?.closest("[role=dialog], [role=main]");
    if (!heading || !root) return undefined;
    const all = textBlocks(root);
    const start = all.findIndex(({ element }) => heading.contains(element) || element === heading);
    const found = all[start];
    if (!found) return undefined;
    const item = untilEnd(all.slice(start + 1));
    const { title, isSold } = splitSold(heading, found.text);
    return {
      title,
      isSold,
      price: findPrice(item),
      condition: valueAfter(item, /^condition$/i),
      description: findDescription(item),
      location: findLocation(item),
      category: null,
      imageUrl: root.querySelector("img[src^=http]")?.getAttribute("src") ?? null,
    };
  },
};

function untilEnd(blocks: readonly TextBlock[]): TextBlock[] {
  const end = blocks.findIndex(({ text }) => endOfItem.test(text));
  return end === -1 ? [...blocks] : blocks.slice(0, end);
}

/** "Sold · Oak table" and "Pending · Oak table" carry their state, marked off by a dot, first. */
function splitSold(heading: Element, shown: string): { title: string; isSold: boolean } {
  // The dot is hidden from screen readers and so not in the shown text: without it, "Sold by the
  // pound" is a title.
  const state = /^\s*(sold|pending)\s*·/i.exec(heading.textContent ?? "")?.[1];
  if (state === undefined) return { title: shown, isSold: false };
  const title = shown.slice(state.length).replace(/^\s*·?\s*/, "");
  return { title, isSold: state.toLowerCase() === "sold" };
}

/** The price stands between the title and the line that says when it was listed. */
function findPrice(item: readonly TextBlock[]): string | null {
  for (const { text, isHeading } of item) {
    const price = leadingPrice(text);
    if (price) return price;
    if (isHeading || /^listed\b/i.test(text)) return null;
  }
  return null;
}

function valueAfter(item: readonly TextBlock[], label: RegExp): string | null {
  const at = item.findIndex(({ text }) => label.test(text));
  return at === -1 ? null : (item[at + 1]?.text ?? null);
}

function findDescription(item: readonly TextBlock[]): string | null {
  const texts = item
    .slice(sectionStart(item))
    .filter(({ element, isHeading }) => !isHeading && element.closest("ul, li, a, label") === null)
    .map(({ text }) =>
      text.replace(/\s*(…|\.\.\.)?\s*(see more|see less|see translation)?\s*$/i, ""),
    )
    .filter((text) => text !== "" && !approximate.test(text));
  const place = findPlaceAboveMap(item);
  const description = texts.filter((text) => text !== place).join("\n");
  return description === "" ? null : description;
}

/** After the last heading that opens a description: a vehicle's facts come before the seller's words. */
function sectionStart(item: readonly TextBlock[]): number {
  const last = item.findLastIndex(
    ({ text, isHeading }) => isHeading && descriptionHeading.test(text),
  );
  return last === -1 ? item.length : last + 1;
}

function findLocation(item: readonly TextBlock[]): string | null {
  const listed = item.find(({ text }) => /^listed\b/i.test(text));
  const fromLink = listed?.element.querySelector("a")?.textContent?.trim();
  const fromText = /\bin\s+(.+)$/i.exec(listed?.text ?? "")?.[1];
  return findPlaceAboveMap(item) ?? fromLink ?? fromText ?? null;
}

function findPlaceAboveMap(item: readonly TextBlock[]): string | null {
  const at = item.findIndex(({ text }) => approximate.test(text));
  return at > 0 ? (item[at - 1]?.text ?? null) : null;
}
