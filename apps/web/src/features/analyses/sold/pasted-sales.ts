import { type Comparable, limits } from "@flipworth/contract";
import { readSoldPage } from "@flipworth/readers";
import { chosenSales, type SalesOfPage, salesOf } from "@flipworth/ui";
import { newRequestKey } from "../request-key.ts";

/** The sales of a copied results page; undefined when it holds none. `url` is where it was copied. */
export function salesFromCopy(html: string, url: string): SalesOfPage | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  const reading = readSoldPage(page, url);
  if (reading.kind !== "sold_results" || reading.comparables.length === 0) return undefined;
  const { comparables, struckOut } = reading;
  return {
    cards: comparables.slice(0, limits.comparables),
    struckOut: struckOut.slice(0, limits.comparables),
    choices: {},
    key: newRequestKey(),
    answer: null,
  };
}

/** What the server takes of them. */
export function comparablesOf(sales: SalesOfPage): Comparable[] {
  return chosenSales(salesOf(sales), sales.choices).map(({ title, ...sale }) => ({
    ...sale,
    title: title.slice(0, limits.comparableTitleCharacters),
  }));
}
