import {
  attributesFrom,
  dataPairs,
  definitionPairs,
  labelledPairs,
  type Pair,
} from "../attributes/attributes.ts";
import { ebayHosts } from "./ebay-hosts.ts";
import { fromData, sharedPicture } from "../found.ts";
import { conditionIn, partsAround, othersThan } from "../cards/item-part.ts";
import type { Finding, Found, SiteReader } from "../page/page-reading.ts";
import { firstMoney, isPriceRange, leadingPrice } from "../price-words.ts";
import { titleOf } from "../page/page-title.ts";
import { findProductOf } from "../page/structured-data.ts";
import { type TextBlock, textBlocks, visibleText } from "../page/text-blocks.ts";

const itemPath = /^\/itm\/(?:[^/]+\/)?(\d{9,14})/;
const siteWords = /\s+for sale online\b.*$|\s+[|-]\s+eBay.*$/i;

// "Sold for parts" is a condition: a sum or nothing follows.
const sold =
  /^(?:sold (?:on\b|for:?\s*(?:$|(?:[A-Z]{1,3}\s?)?[$£€]))|this listing sold\b|(?:this|the) item (?:has )?sold\b|vendido (?:por|el)\b|vendu (?:le|pour)\b|verkauft (?:am|für)\b)/i;
const ended =
  /^(?:(?:this|the) listing (?:was|has) ended|bidding (?:has )?ended|este anuncio (?:ha )?finaliz|cette annonce (?:est|a été) termin|dieses (?:angebot|listing) wurde .*beendet)/i;
const priceLabel = /^(?:price|sold for|precio|prix|preis)\s*:?/i;

/** eBay: heading and test ids (its pages name their parts by them), then structured data. */
export const ebay: SiteReader = {
  site: "ebay",
  hosts: ebayHosts,
  itemId: (url) => itemPath.exec(url.pathname)?.[1],
  read: ({ document, itemId }) => {
    const title = titleOf(document, siteWords);
    if (title === undefined || title === "changing") return title;
    const { heading, found } = title;
    const product = findProductOf(document, found.value);
    const { above, item } = heading
      ? partsAround(heading, textBlocks(document.body), othersThan(itemId, idIn))
      : { above: [], item: [] };
    return {
      title: found,
      state: stateIn([...above, ...item]) ?? (product?.isSold ? "sold" : "available"),
      price: shownPrice(document) ?? labelledPrice(item) ?? fromData(product?.price),
      condition: shownCondition(document) ?? conditionIn(item) ?? fromData(product?.condition),
      description: fromData(product?.description),
      location: placeIn(item),
      category: product?.category ?? null,
      attributes: attributesFrom(itemSpecifics(document), dataPairs(document, found.value)),
      imageUrl: fromData(product?.imageUrl) ?? sharedPicture(document),
    };
  },
};

function shownPrice(document: Document): Found | null {
  const part = document.querySelector("[data-testid=x-price-primary], [data-testid=x-bin-price]");
  const text = part ? visibleText(part) : "";
  const value = isPriceRange(text) ? leadingPrice(text) : firstMoney(text);
  return value ? { value, way: "label" } : null;
}

/** "Price: US $64.50", as one block or as a label and its value. */
function labelledPrice(item: readonly TextBlock[]): Found | null {
  for (const [index, { text }] of item.entries()) {
    if (!priceLabel.test(text)) continue;
    const value = firstMoney(text) ?? leadingPrice(item[index + 1]?.text ?? "");
    if (value) return { value, way: "label" };
  }
  return null;
}

function shownCondition(document: Document): Found | null {
  const part =
    document.querySelector("[data-testid=x-item-condition] [data-testid=text]") ??
    document.querySelector("[data-testid=x-item-condition-text]");
  // The line goes on with an explanation of the word.
  const value = part
    ? visibleText(part)
        .split(/\n|:\s/)[0]
        ?.trim()
    : undefined;
  return value ? { value, way: "label" } : null;
}

/** The part "Item specifics": rows of a label and a value. Rows elsewhere are of the parcel. */
function itemSpecifics(document: Document): Pair[] {
  const parts = document.querySelectorAll(
    "[data-testid=x-about-this-item], .x-about-this-item, [data-testid=vim-item-specifics]",
  );
  return [...parts].flatMap((part) => [
    ...labelledPairs(part.querySelectorAll("[class*=ux-labels-values--]"), {
      labels: "[class*=ux-labels-values__labels]",
      values: "[class*=ux-labels-values__values]",
    }),
    ...definitionPairs(part),
  ]);
}

/** Said in a notice above the title or beside the price. */
function stateIn(shown: readonly TextBlock[]): Finding["state"] | undefined {
  if (shown.some(({ text }) => sold.test(text))) return "sold";
  return shown.some(({ text }) => ended.test(text)) ? "ended" : undefined;
}

// "Located in: Reno, Nevada, United States", somewhere in the part about delivery.
function placeIn(item: readonly TextBlock[]): Found | null {
  const label = /(?:located in|ubicado en|lieu où se trouve l'objet|standort):?\s*([^\n]+)/i;
  const value = item.map(({ text }) => label.exec(text)?.[1]?.trim()).find(Boolean);
  return value ? { value, way: "label" } : null;
}

function idIn(href: string): string | undefined {
  return itemPath.exec(href.replace(/^https?:\/\/[^/]+/, ""))?.[1];
}
