import { readSoldPage } from "@flipworth/readers";
import { ReadError } from "./read-error.ts";
import { parseSavedPage, readNamedFile } from "./read-page-file.ts";

/**
 * Reads a saved page of sold results and answers with its comparable sales, which a listing for
 * `appraise` takes as they are, and with the cards left out. Throws ReadError.
 */
export async function readFileAsSold(path: string): Promise<object> {
  const bytes = await readNamedFile(path);
  const { document, url } = parseSavedPage(bytes.toString("utf8"));
  const page = readSoldPage(document, url);
  switch (page.kind) {
    case "unknown_site":
      throw new ReadError("We can't read sold listings from this site.");
    case "no_sold_results":
      throw new ReadError(page.sentence);
    case "sold_results":
      return {
        site: page.site,
        comparables: page.comparables,
        struckOut: page.struckOut.map(({ title, reason, card }) => ({
          title,
          reason,
          ...(card === undefined ? {} : { card }),
        })),
      };
  }
}
