import { categories } from "@flipworth/engine";
import { Hono } from "hono";
import { isoDay } from "../../../calendar-days.ts";
import type { Database } from "../../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../../http/middleware/api-env.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import type { GuideReader } from "../../../guide-reader.ts";
import { thingsOf } from "../trends/market-trends.ts";
import { categoryPrices } from "./category-prices.ts";
import { entryPrices } from "./entry-prices.ts";
import { rowsOfCategory, rowsOfEntry } from "./store.ts";
import { nothingLike } from "./nothing-like.ts";

type PricesRoutesDeps = {
  database: Database;
  clock: () => Date;
  guide: GuideReader;
  /** Whether what people share counts on this server. */
  isSharing: boolean;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

export function pricesRoutes(deps: PricesRoutesDeps) {
  const { database, clock, guide, isSharing, authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/prices/:entryId", async (c) => {
      const ownerId = await authenticate(c);
      const [entry] = await guide.findEntries([c.req.param("entryId")]);
      if (entry === undefined) throw nothingLike("Thing");
      const rows = await rowsOfEntry(database, { ownerId, isSharing }, entry.entryId);
      return replyJson(c, entryPrices(entry, rows));
    })
    .get("/price-categories/:category", async (c) => {
      const ownerId = await authenticate(c);
      const category = c.req.param("category");
      if (!categories.some((known) => known === category)) throw nothingLike("Category");
      const rows = await rowsOfCategory(database, { ownerId, isSharing }, category);
      const entries = await guide.findEntries([...new Set(rows.map(({ entryId }) => entryId))]);
      const things = thingsOf(rows, entries, isoDay(clock()));
      return replyJson(c, categoryPrices(category, things));
    });
}
