import type { SiteReader } from "./page-reading.ts";
import { leadingPrice } from "./price-words.ts";
import { metaContent, readProductData } from "./structured-data.ts";
import { visibleText } from "./text-blocks.ts";

/** eBay: structured data first, then the parts that its pages name by test ids. */
export const ebay: SiteReader = {
  site: "ebay",
  hosts: ["ebay.com", "ebay.co.uk", "ebay.ca", "ebay.de", "ebay.com.au"],
  itemId: (url) => /^\/itm\/(?:[^/]+\/)?(\d{9,14})/.exec(url.pathname)?.[1],
  read: (document) => {
    const product = readProductData(document);
    const heading = document.querySelector(
      "[data-testid=x-item-title] h1, h1.x-item-title__mainTitle, h1",
    );
    const title = (heading && visibleText(heading)) || product?.title;
    if (!title) return undefined;
    return {
      title: title.replace(/^details about\s+/i, ""),
      isSold: product?.isSold ?? false,
      price: product?.price ?? shownPrice(document),
      condition:
        textOf(
          document,
          "[data-testid=x-item-condition] [data-testid=text], .x-item-condition-text",
        ) ??
        product?.condition ??
        null,
      description: product?.description ?? null,
      location: placeOf(document),
      category: product?.category ?? null,
      imageUrl: product?.imageUrl ?? metaContent(document, "og:image"),
    };
  },
};

function shownPrice(document: Document): string | null {
  const shown = textOf(document, "[data-testid=x-price-primary]");
  return shown ? (leadingPrice(shown.replace(/^US\s/, "US")) ?? null) : null;
}

// "Located in: Reno, Nevada, United States", somewhere in the part about delivery.
function placeOf(document: Document): string | null {
  const delivery =
    textOf(
      document,
      "[data-testid=ux-labels-values__values], .ux-labels-values--shipping, #SRPSection",
    ) ?? "";
  return /located in:?\s*([^\n]+)/i.exec(delivery)?.[1]?.trim() ?? null;
}

function textOf(document: Document, selector: string): string | null {
  const found = document.querySelector(selector);
  return (found && visibleText(found)) || null;
}
