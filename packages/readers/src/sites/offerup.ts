import {
  attributesFrom,
  dataPairs,
  definitionPairs,
  pairsInLine,
} from "../attributes/attributes.ts";
import { fromData, sharedPicture } from "../found.ts";
import {
  conditionIn,
  descriptionStart,
  partsAround,
  othersThan,
  pricesBelowTitle,
} from "../cards/item-part.ts";
import { listedLine, stateOf } from "../label-words.ts";
import type { Found, SiteReader } from "../page/page-reading.ts";
import { centsOf } from "../price-words.ts";
import { titleOf } from "../page/page-title.ts";
import { findProductOf } from "../page/structured-data.ts";
import { type TextBlock, textBlocks } from "../page/text-blocks.ts";

const itemPath = /^\/item\/detail\/([\w-]+)/;
const siteWords = /\s+for sale in .*$|\s+[-–|]\s+OfferUp$/i;

/** OfferUp: the heading and what follows it, and structured data that are of the same item. */
export const offerup: SiteReader = {
  site: "offerup",
  hosts: ["offerup.com"],
  itemId: (url) => itemPath.exec(url.pathname)?.[1],
  read: ({ document, itemId }) => {
    const title = titleOf(document, siteWords);
    if (title === undefined || title === "changing") return title;
    const { heading, found } = title;
    const product = findProductOf(document, found.value);
    const root = document.querySelector("main, [role=main]") ?? document.body;
    const isOthers = othersThan(itemId, idIn);
    const item = heading ? partsAround(heading, textBlocks(root), isOthers).item : [];
    const state = item.map(({ text }) => stateOf(text)).find(Boolean);
    return {
      title: found,
      state: state ?? (product?.isSold ? "sold" : "available"),
      price: presentPrice(pricesBelowTitle(item), product?.price),
      condition: conditionIn(item) ?? fromData(product?.condition),
      description: fromData(product?.description) ?? descriptionIn(item),
      location: placeOf(item),
      category: product?.category ?? null,
      attributes: attributesFrom(
        definitionPairs(root, isOthers),
        dataPairs(document, found.value),
        item.flatMap(({ text }) => pairsInLine(text)),
      ),
      imageUrl: fromData(product?.imageUrl) ?? sharedPicture(document),
    };
  },
};

/** The former price stands beside the present one; which is which, the structured data know. */
function presentPrice(shown: readonly Found[], inData: string | null | undefined): Found | null {
  const stated = fromData(inData);
  if (!stated || shown.length === 0) return stated ?? shown[0] ?? null;
  const cents = centsOf(stated.value);
  return shown.find(({ value }) => centsOf(value) === cents) ?? null;
}

function descriptionIn(item: readonly TextBlock[]): Found | null {
  const start = descriptionStart(item);
  const text = start === -1 ? undefined : item[start + 1]?.text;
  return text ? { value: text, way: "heading" } : null;
}

// "Posted 2 days ago in Mesa, AZ", or the place alone in a line.
function placeOf(item: readonly TextBlock[]): Found | null {
  const place = /(?:^|\b(?:in|en|à)\s)(\p{Lu}[\p{L} .'-]+, [A-Z]{2})\b/u;
  const line =
    item.find(({ text }) => listedLine.test(text) && place.test(text)) ??
    item.find(({ text }) => text.length < 60 && place.test(text));
  const value = place.exec(line?.text ?? "")?.[1];
  return value ? { value, way: "place" } : null;
}

function idIn(href: string): string | undefined {
  return itemPath.exec(href.replace(/^https?:\/\/[^/]+/, ""))?.[1];
}
