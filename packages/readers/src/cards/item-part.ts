import { conditionLabel, descriptionHeading, endOfItem } from "../label-words.ts";
import type { Found } from "../page/page-reading.ts";
import { leadingPrice } from "../price-words.ts";
import type { TextBlock } from "../page/text-blocks.ts";

/** Whether an element stands in a link to another item, or in that item's card. */
export type IsOthers = (element: Element) => boolean;

/** The blocks up to the item's heading, and from there to the first sign of people or others. */
export type PageParts = { above: TextBlock[]; item: TextBlock[] };

/** Reads no further than the item: people, advertisements and other items follow it. */
export function partsAround(
  heading: Element,
  blocks: Iterable<TextBlock>,
  isOthers: IsOthers,
): PageParts {
  const parts: PageParts = { above: [], item: [] };
  let isBelow = false;
  for (const block of blocks) {
    const isTitle = holds(heading, block.element) || holds(block.element, heading);
    if (isBelow && !isTitle && (endOfItem.test(block.text) || isOthers(block.element))) break;
    if (!isTitle) parts[isBelow ? "item" : "above"].push(block);
    isBelow ||= isTitle;
  }
  return parts;
}

/** The prices soon after the title, before the next heading or any label that `stop` knows. */
export function pricesBelowTitle(item: readonly TextBlock[], stop?: RegExp): Found[] {
  const near = item.slice(0, 8);
  const end = near.findIndex(
    ({ text, isHeading }) => leadingPrice(text) === undefined && (isHeading || stop?.test(text)),
  );
  return (end === -1 ? near : near.slice(0, end))
    .map(({ text }) => leadingPrice(text))
    .filter((price) => price !== undefined)
    .map((value) => ({ value, way: "place" }));
}

/** "Condition: Used" as one block, or the label and then its value. */
export function conditionIn(item: readonly TextBlock[]): Found | null {
  for (const [index, { text }] of item.entries()) {
    const line = text.split("\n").find((words) => conditionLabel.test(words));
    if (line === undefined) continue;
    const inline = line.replace(conditionLabel, "").replace(/^\s*:\s*/, "");
    const value = inline === "" ? item[index + 1]?.text.split("\n")[0]?.trim() : inline.trim();
    return value ? { value, way: "label" } : null;
  }
  return null;
}

/** Where the description's own heading is; the last one, since facts of a vehicle come before it. */
export function descriptionStart(item: readonly TextBlock[]): number {
  return item.findLastIndex(({ text, isHeading }) => isHeading && descriptionHeading.test(text));
}

function holds(outer: Element, inner: Element): boolean {
  return outer === inner || outer.contains(inner);
}

/** A test for what belongs to another item, by the site's own reading of an address. */
export function othersThan(
  ownId: string | undefined,
  idIn: (href: string) => string | undefined,
): IsOthers {
  const leadsElsewhere = (link: Element) => {
    const id = idIn(link.getAttribute("href") ?? "");
    return id !== undefined && id !== ownId;
  };
  return (element) => {
    const around = element.closest("a[href]");
    if (around && leadsElsewhere(around)) return true;
    const card = element.closest("li, article, [role=listitem], [role=article]");
    return card !== null && [...card.querySelectorAll("a[href]")].some(leadsElsewhere);
  };
}
