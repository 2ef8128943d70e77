import {
  type Attributes,
  attributesFrom,
  dataPairs,
  labelledPairs,
  type Pair,
  pairsInLine,
} from "../attributes/attributes.ts";
import { craigslistVehicleFields } from "./craigslist-vehicle.ts";
import { fromData, sharedPicture } from "../found.ts";
import { conditionIn } from "../cards/item-part.ts";
import type { Found, SiteReader } from "../page/page-reading.ts";
import { leadingPrice } from "../price-words.ts";
import { isSameTitle } from "../same-words.ts";
import { findProductOf, metaContent } from "../page/structured-data.ts";
import { tabName } from "../page/tab-name.ts";
import { textBlocks, visibleText } from "../page/text-blocks.ts";

// The sections whose prices are rents, by their codes in the address.
const rentals = /\/(?:apa|roo|sub|sha|vac|off|prk|hsw|swp|rew)\/d\//;
const free = /\/zip\/d\//;

/** Craigslist: plain, stable pages whose headings and ids have not changed in years. */
export const craigslist: SiteReader = {
  site: "craigslist",
  hosts: ["craigslist.org", "craigslist.ca"],
  itemId: (url) => /\/(\d{8,12})\.html$/.exec(url.pathname)?.[1],
  read: ({ document, address }) => {
    const own = document.querySelector("#titletextonly")?.closest("h1, h2");
    const heading = own ?? document.querySelector("h1");
    if (!heading) return undefined;
    const { title, before, rest } = splitHeading(document, heading);
    if (title === "") return undefined;
    if (!isNamedInHead(document, title)) return "changing";
    const product = findProductOf(document, title);
    const path = address?.pathname ?? "";
    const shown = leadingPrice(rest) ?? leadingPrice(before);
    return {
      title: { value: title, way: "heading" },
      state: "available",
      price:
        (shown ? { value: shown, way: "heading" } : null) ??
        fromData(product?.price) ??
        (free.test(path) ? { value: "Free", way: "place" } : null),
      ...(rentals.test(path) ? { pricePer: "month" } : {}),
      condition: conditionIn([...textBlocks(document.body)]) ?? fromData(product?.condition),
      description: findDescription(document) ?? fromData(product?.description),
      location: placeIn(rest) ?? fromData(product?.location),
      category: findCategory(heading),
      imageUrl: fromData(product?.imageUrl) ?? sharedPicture(document),
      attributes: attributesOn(document, title),
    };
  },
};

/**
 * "Oak table - $80 (Oakland)", and for rentals "$900 / 1br - Studio (Oakland)": the title has an
 * element of its own, price and place stand around it.
 */
function splitHeading(document: Document, heading: Element) {
  const shown = visibleText(heading).replace(/\s+/g, " ");
  const own = document.querySelector("#titletextonly");
  const title = own ? visibleText(own).replace(/\s+/g, " ") : withoutPrice(shown);
  const at = shown.indexOf(title);
  const rest = shown.slice(at + title.length).replace(/^\s*[-–]?\s*/, "");
  return { title, before: shown.slice(0, at), rest };
}

function withoutPrice(shown: string): string {
  const at = [...shown.matchAll(/\s[-–]\s/g)].findLast(
    ({ index }) => leadingPrice(shown.slice(index + 3)) !== undefined,
  );
  return at ? shown.slice(0, at.index).trim() : shown;
}

/** The tab is named "Oak table - furniture - by owner - sale". */
function isNamedInHead(document: Document, title: string): boolean {
  const name = tabName(document) || metaContent(document, "og:title");
  return !name || /^craigslist\b/i.test(name) || isSameTitle(name, title);
}

function findDescription(document: Document): Found | null {
  const body = document.querySelector("#postingbody");
  const text = body ? visibleText(body).replace(/^QR Code Link to This Post\s*/i, "") : "";
  return text === "" ? null : { value: text, way: "label" };
}

function placeIn(rest: string): Found | null {
  const value = /\(([^()]+)\)\s*$/.exec(rest)?.[1]?.trim();
  return value ? { value, way: "heading" } : null;
}

/** A vehicle's fields as the engine knows them; of anything else the rows beside the map. */
function attributesOn(document: Document, title: string): Attributes {
  const ofVehicle = craigslistVehicleFields(document);
  if (Object.keys(ofVehicle).length > 0) return ofVehicle;
  return attributesFrom(attributeGroups(document), dataPairs(document, title));
}

/**
 * Beside the map: rows of a label and a value; on older pages lines such as "size: 54". The first
 * line of a vehicle has no label: it is its year, make and model.
 */
function attributeGroups(document: Document): Pair[] {
  const groups = [...document.querySelectorAll(".attrgroup")];
  const rows = groups.flatMap((group) => [...group.querySelectorAll(".attr")]);
  const labelled = labelledPairs(rows, { labels: ".labl", values: ".valu" });
  const lines = groups
    .filter((group) => group.querySelector(".attr") === null)
    .flatMap((group) => [...group.querySelectorAll("span")].map(visibleText));
  const year = document.querySelector(".attrgroup .valu.year");
  const makeAndModel = document.querySelector(".attrgroup .valu.makemodel");
  const unlabelled = lines.find((line) => /^(?:19|20)\d\d\s+\p{L}[^:]*$/u.test(line));
  return [
    ...(year ? [["year", visibleText(year)] as const] : []),
    ...(makeAndModel ? [["make and model", visibleText(makeAndModel)] as const] : []),
    ...(unlabelled === undefined ? [] : [["make and model", unlabelled] as const]),
    ...labelled,
    ...lines.flatMap(pairsInLine),
  ];
}

/** The last of the links to sections above the heading. */
function findCategory(heading: Element): string | null {
  const inOrder = [...heading.ownerDocument.querySelectorAll('a[href*="/search/"], h1, h2')];
  const above = inOrder.slice(0, inOrder.indexOf(heading));
  return above.findLast(({ tagName }) => tagName === "A")?.textContent?.trim() || null;
}
