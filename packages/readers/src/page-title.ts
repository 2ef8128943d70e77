import type { Found } from "./page-reading.ts";
import { isSameTitle } from "./same-words.ts";
import { metaContent, readProducts } from "./structured-data.ts";
import { visibleText } from "./text-blocks.ts";

export type PageTitle = { found: Found; heading: Element | null };

/**
 * The item's title, on which the heading and the tab's own name agree. A heading that the tab
 * contradicts is of another item ("changing"). Without a heading, structured data and the tab
 * have to agree. `siteWords` are what the site adds to the tab's name.
 */
export function titleOf(document: Document, siteWords: RegExp): PageTitle | "changing" | undefined {
  const named = nameInHead(document, siteWords);
  const heading = document.querySelector("main h1, [role=main] h1") ?? document.querySelector("h1");
  const shown = heading ? visibleText(heading).replace(/^details about\s+/i, "") : "";
  if (shown !== "") {
    if (named !== null && !isSameTitle(shown, named)) return "changing";
    return { found: { value: shown, way: "heading" }, heading };
  }
  const titles = readProducts(document).map(({ title }) => title ?? "");
  const agreed = named === null ? undefined : titles.find((title) => isSameTitle(title, named));
  return agreed ? { found: { value: agreed, way: "structured_data" }, heading: null } : undefined;
}

/** null when the tab is named after the site alone. */
function nameInHead(document: Document, siteWords: RegExp): string | null {
  const name = document.title.trim().replace(siteWords, "").trim();
  if (name !== "" && !/^(?:ebay|offerup|craigslist)$/i.test(name)) return name;
  return metaContent(document, "og:title")?.replace(siteWords, "") ?? null;
}
