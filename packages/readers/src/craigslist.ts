import type { SiteReader } from "./page-reading.ts";
import { metaContent, readProductData } from "./structured-data.ts";
import { visibleText } from "./text-blocks.ts";

/** Craigslist: plain, stable pages whose ids have not changed in years. */
export const craigslist: SiteReader = {
  site: "craigslist",
  hosts: ["craigslist.org", "craigslist.ca"],
  itemId: (url) => /\/(\d{8,12})\.html$/.exec(url.pathname)?.[1],
  read: (document) => {
    const heading = document.querySelector("h1.postingtitle, h2.postingtitle, .postingtitle, h1");
    const title = textOf(document, "#titletextonly") ?? metaContent(document, "og:title");
    if (!heading || !title) return undefined;
    const product = readProductData(document);
    return {
      title,
      isSold: false,
      price: textOf(heading, ".price") ?? product?.price ?? null,
      condition: attribute(document, /^condition/i),
      description: findDescription(document) ?? product?.description ?? null,
      location: placeInHeading(heading),
      category: textOf(document, ".crumb.category a, li.category a"),
      imageUrl: metaContent(document, "og:image"),
    };
  },
};

/** "condition: like new", in the list of attributes, as one text or as a label and a value. */
function attribute(document: Document, label: RegExp): string | null {
  for (const group of document.querySelectorAll(".attrgroup .attr, .attrgroup span, .attrgroup")) {
    const [name = "", value] = visibleText(group).split(/:\s*/);
    if (value && label.test(name)) return value.split("\n")[0]?.trim() || null;
  }
  return null;
}

function findDescription(document: Document): string | null {
  const body = document.querySelector("#postingbody");
  const text = body ? visibleText(body).replace(/^QR Code Link to This Post\s*/i, "") : "";
  return text === "" ? null : text;
}

// "Oak table - $80 (Oakland)": the place is what stands in brackets after the title.
function placeInHeading(heading: Element): string | null {
  return /\(([^()]+)\)\s*$/.exec(visibleText(heading))?.[1]?.trim() ?? null;
}

function textOf(root: ParentNode, selector: string): string | null {
  const found = root.querySelector(selector);
  return (found && visibleText(found)) || null;
}
