import {
  ListPage,
  NewSavedListing,
  type SavedListing,
  totalCountHeader,
  verdictNames,
} from "@flipworth/contract";
import { Hono } from "hono";
import type { RunQuery } from "../../db/searching.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { type CsvColumns, inDollars, replyCsv } from "../../http/replies/csv.ts";
import { nextPageLink } from "../../http/replies/next-page-link.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { listingsPage, removeListing } from "./page.ts";
import { saveListing, type SaveListingDeps } from "./save-listing.ts";
import { everyListing } from "./store.ts";

type ListingRoutesDeps = SaveListingDeps & {
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** How to run the query of a list that is searched for these words. Throws `rate_limited`. */
  searching: (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;
};

export function listingRoutes(deps: ListingRoutesDeps) {
  const { database, authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const asked = parseInput(ListPage, c.req.query());
      const run = await deps.searching(c, ownerId, asked.search);
      const { rows, total, next } = await listingsPage({ database, run }, ownerId, asked);
      const link = nextPageLink("/api/saved-listings", next);
      return replyJson(c, rows, { headers: { [totalCountHeader]: String(total), ...link } });
    })
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const { kind, listing } = await saveListing(
        deps,
        ownerId,
        await readJson(c.req.raw, NewSavedListing),
      );
      return replyJson(c, listing, { status: kind === "saved" ? 201 : 200 });
    })
    .delete("/:id", async (c) => {
      await removeListing(database, await authenticate(c), c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}

const columns: CsvColumns<SavedListing> = {
  Title: ({ title }) => title,
  "Listing title": ({ listingTitle }) => listingTitle,
  "Asking price (USD)": ({ price }) => price,
  Condition: ({ condition }) => condition,
  "Market value from (USD)": ({ cents }) => inDollars(cents.marketLow),
  "Market value to (USD)": ({ cents }) => inDollars(cents.marketHigh),
  "Potential profit (USD)": ({ cents }) => inDollars(cents.profit),
  Verdict: ({ verdict }) => verdict && verdictNames[verdict],
  Recommendation: ({ recommendation }) => recommendation,
  Address: ({ marketplaceUrl }) => marketplaceUrl,
  "Item number": ({ marketplaceItemId }) => marketplaceItemId,
  "Saved at": ({ createdAt }) => createdAt,
};

type ExportRoutesDeps = Pick<ListingRoutesDeps, "database" | "clock" | "authenticate">;

export function listingExportRoutes({ database, clock, authenticate }: ExportRoutesDeps) {
  return new Hono<ApiEnv>().get("/saved-listings.csv", async (c) => {
    const pages = everyListing(database, await authenticate(c));
    return replyCsv(c, { name: "saved-listings", now: clock() }, { columns, pages });
  });
}
