import { type Deal, stockDealStages } from "@flipworth/contract";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { replyCsv } from "../../http/replies/csv.ts";
import { ebayColumns, ebayTemplate } from "./ebay-columns.ts";

type ListingDraftExportDeps = {
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  everyDeal: (ownerId: string) => AsyncIterable<readonly Deal[]>;
};

export function listingDraftExportRoutes({
  clock,
  authenticate,
  everyDeal,
}: ListingDraftExportDeps) {
  return new Hono<ApiEnv>().get("/ebay-drafts.csv", async (c) => {
    const ownerId = await authenticate(c);
    const now = clock();
    const columns = ebayColumns(isoDay(now));
    const pages = withoutEbay(everyDeal(ownerId));
    return replyCsv(c, { name: "ebay-drafts", now }, { columns, above: ebayTemplate, pages });
  });
}

/** What is here to sell and has no active listing on eBay. */
async function* withoutEbay(pages: AsyncIterable<readonly Deal[]>): AsyncGenerator<Deal[]> {
  for await (const page of pages) yield page.filter((deal) => isStock(deal) && !isOnEbay(deal));
}

const isStock = ({ stage }: Deal) => stockDealStages.some((stock) => stock === stage);

const isOnEbay = ({ listings }: Deal) =>
  listings.some(({ platform, state }) => platform === "ebay" && state === "active");
