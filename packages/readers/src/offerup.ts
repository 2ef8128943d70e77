import type { SiteReader } from "./page-reading.ts";
import { leadingPrice } from "./price-words.ts";
import { metaContent, readProductData } from "./structured-data.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

const endOfItem = /^(similar items|more from this seller|about the seller|posted by|sponsored)/i;

/** OfferUp: structured data where it is there, else the heading and what follows it. */
export const offerup: SiteReader = {
  site: "offerup",
  hosts: ["offerup.com"],
  itemId: (url) => /^\/item\/detail\/([\w-]+)/.exec(url.pathname)?.[1],
  read: (document) => {
    const heading = document.querySelector("main h1, [role=main] h1, h1");
    const product = readProductData(document);
    const title = product?.title ?? heading?.textContent?.trim();
    if (!title) return undefined;
    const item = itemBlocks(document, heading);
    return {
      title,
      isSold: product?.isSold ?? item.some(({ text }) => /^sold$/i.test(text)),
      price: priceIn(item) ?? product?.price ?? null,
      condition: valueOf(item, "condition") ?? product?.condition ?? null,
      description: product?.description ?? afterHeading(item, /^description$/i),
      location: placeOf(item),
      category: product?.category ?? valueOf(item, "category"),
      imageUrl: product?.imageUrl ?? metaContent(document, "og:image"),
    };
  },
};

function itemBlocks(document: Document, heading: Element | null): TextBlock[] {
  const all = textBlocks(document.querySelector("main, [role=main]") ?? document.body);
  const start = all.findIndex(({ element }) => heading?.contains(element) ?? false);
  const rest = all.slice(start + 1);
  const end = rest.findIndex(({ text }) => endOfItem.test(text));
  return end === -1 ? rest : rest.slice(0, end);
}

function priceIn(item: readonly TextBlock[]): string | undefined {
  const beforeNextHeading = item.slice(0, headingAt(item));
  return beforeNextHeading.map(({ text }) => leadingPrice(text)).find(Boolean);
}

function headingAt(item: readonly TextBlock[]): number {
  const at = item.findIndex(({ isHeading }) => isHeading);
  return at === -1 ? item.length : at;
}

/** "Condition: Used (normal wear)" as one block, or the label and then the value. */
function valueOf(item: readonly TextBlock[], label: string): string | null {
  const at = item.findIndex(({ text }) => text.toLowerCase().startsWith(label));
  const inline = /:\s*(.+)$/.exec(item[at]?.text ?? "")?.[1];
  return at === -1 ? null : (inline ?? item[at + 1]?.text ?? null);
}

function afterHeading(item: readonly TextBlock[], heading: RegExp): string | null {
  const at = item.findIndex(({ text, isHeading }) => isHeading && heading.test(text));
  return at === -1 ? null : (item[at + 1]?.text ?? null);
}

function placeOf(item: readonly TextBlock[]): string | null {
  const posted = item.find(({ text }) => /\bin [A-Z][\w .'-]+, [A-Z]{2}\b/.test(text));
  return /\bin ([A-Z][\w .'-]+, [A-Z]{2})\b/.exec(posted?.text ?? "")?.[1] ?? null;
}
