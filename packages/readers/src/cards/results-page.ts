import type { Finding } from "../page/page-reading.ts";
import { resultCards } from "./result-cards.ts";
import { tabName } from "../page/tab-name.ts";
import { visibleText } from "../page/text-blocks.ts";

type Read = {
  document: Document;
  /** The item's id in an address on the page. */
  idIn: (href: string) => string | undefined;
  found: Finding | undefined;
};

/**
 * Whether a page that does not say that it is a listing's shows things to choose from, in whatever
 * language: its heading is a count of what is searched for, or a list is all that it has.
 */
export function isResultsPage({ document, idIn, found }: Read): boolean {
  const count = resultCards(document.body, idIn).length;
  if (count === 0) return false;
  if (isCounted(document)) return true;
  const isBare = !found || (found.price === null && found.condition === null);
  return count >= fewestResults && isBare;
}

// Below a listing without a price there may be one or two others.
const fewestResults = 3;

/** "12 results for lens" and "12 Ergebnisse für lens" in a tab named "lens for sale | eBay". */
function isCounted(document: Document): boolean {
  const [searched = ""] = tabName(document).toLowerCase().split(/\s/);
  if (searched === "") return false;
  return [...document.querySelectorAll("h1")].some((heading) => {
    const text = visibleText(heading).toLowerCase().replace(/\s+/g, " ");
    const count = /^\d[\d.,']*/.exec(text)?.[0];
    return count !== undefined && searched !== count && text.includes(searched);
  });
}
