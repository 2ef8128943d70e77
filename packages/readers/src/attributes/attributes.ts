import { attributesOf as productAttributes } from "./product-attributes.ts";
import type { IsOthers } from "../cards/item-part.ts";
import { conditionLabel } from "../label-words.ts";
import { visibleText } from "../page/text-blocks.ts";

/** What a page tells in fields of its own, by the page's names: "Brand" and "Trek". */
export type Attributes = Readonly<Record<string, string>>;
export type Pair = readonly [name: string, value: string];

/** As many and as long as the server takes. */
const mostAttributes = 60;
const mostNameCharacters = 60;
const mostValueCharacters = 200;

/** What tells of the deal and not of the thing: a seller, a parcel, a payment. */
const notOfThing =
  /^(?:shipping|delivery|deliver to|returns?|payments?|located in|item location|location|seller|posted|updated|listed|sold|price|quantity|available|category|sub ?category|read more|seller notes|post ?id|condition description|last updated|watchers|sales? tax|import|handling|offers?|protection|availability)\b/i;

/** The pairs that tell of the thing, each name once: the first of two alike is the surer one. */
export function attributesFrom(...sources: readonly (readonly Pair[])[]): Attributes {
  const kept = new Map<string, Pair>();
  for (const [given, value] of sources.flat()) {
    const name = given
      .replace(/\s*:\s*$/, "")
      .replace(/\s+/g, " ")
      .trim();
    const words = value.replace(/\s+/g, " ").trim();
    const isUsable =
      name !== "" &&
      words !== "" &&
      name.length <= mostNameCharacters &&
      words.length <= mostValueCharacters &&
      !notOfThing.test(name) &&
      !conditionLabel.test(name);
    if (isUsable && !kept.has(name.toLowerCase())) kept.set(name.toLowerCase(), [name, words]);
  }
  return Object.fromEntries([...kept.values()].slice(0, mostAttributes));
}

/** A definition list says which word is the name and which the value. */
export function definitionPairs(root: ParentNode, isOthers: IsOthers = () => false): Pair[] {
  return [...root.querySelectorAll("dl dt")].flatMap((term): Pair[] => {
    const value = nextDefinition(term);
    return value === null || isOthers(term) ? [] : [[visibleText(term), visibleText(value)]];
  });
}

/** Sites wrap a term and its definition in a block, or let one follow the other. */
function nextDefinition(term: Element): Element | null {
  for (let next = term.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (next.tagName === "DD") return next;
    if (next.tagName === "DT") return null;
  }
  return null;
}

/** A label and a value in elements of their own, as `labels` and `values` find them in each row. */
export function labelledPairs(
  rows: Iterable<Element>,
  { labels, values }: { labels: string; values: string },
): Pair[] {
  return [...rows].flatMap((row): Pair[] => {
    const label = row.querySelector(labels);
    const value = row.querySelector(values);
    return label && value ? [[visibleText(label), visibleText(value)]] : [];
  });
}

/** "Color: black" in a line of its own; several in one stand apart by a dot. */
export function pairsInLine(text: string): Pair[] {
  return text.split(/\s*[·•]\s*|\n/).flatMap((part): Pair[] => {
    const pair = /^([^:]{2,40}):\s*(\S.*)$/.exec(part.trim());
    return pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : [];
  });
}

/** What the structured data of this title's product tell. */
export const dataPairs = productAttributes;
