import type { Found } from "./page-reading.ts";
import { isSameTitle } from "../same-words.ts";
import { metaContent, readProducts } from "./structured-data.ts";
import { tabName } from "./tab-name.ts";
import { visibleText } from "./text-blocks.ts";

export type PageTitle = { found: Found; heading: Element | null };

/**
 * The item's title, on which the heading and the tab's own name agree. A heading that the tab
 * contradicts is of another item ("changing"). Without a heading, structured data and the tab
 * have to agree. `siteWords` are what the site adds to the tab's name.
 */
export function titleOf(document: Document, siteWords: RegExp): PageTitle | "changing" | undefined {
  const named = nameInHead(document, siteWords);
  const headings = shownHeadings(document);
  const agreeing = headings.find(({ shown }) => named === null || isSameTitle(shown, named));
  if (agreeing) {
    return { found: { value: agreeing.shown, way: "heading" }, heading: agreeing.heading };
  }
  if (headings.length > 0) return "changing";
  const titles = readProducts(document).map(({ title }) => title ?? "");
  const agreed = named === null ? undefined : titles.find((title) => isSameTitle(title, named));
  return agreed ? { found: { value: agreed, way: "structured_data" }, heading: null } : undefined;
}

/** All of them: a gallery or a menu may have a heading of its own before the item's. */
function shownHeadings(document: Document): { shown: string; heading: Element }[] {
  return [...document.querySelectorAll("h1")]
    .map((heading) => ({ shown: titleIn(heading), heading }))
    .filter(({ shown }) => shown !== "");
}

function titleIn(heading: Element): string {
  return visibleText(heading)
    .replace(/\s+/g, " ")
    .replace(/^details about\s+/i, "");
}

/** null when the tab is named after the site alone. */
function nameInHead(document: Document, siteWords: RegExp): string | null {
  const name = tabName(document).replace(siteWords, "").trim();
  if (name !== "" && !/^(?:ebay|offerup|craigslist)$/i.test(name)) return name;
  return metaContent(document, "og:title")?.replace(siteWords, "") ?? null;
}
