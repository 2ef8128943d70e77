import { NearSalesQuery, NewSale, SalesPage } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { importRoutes } from "./import-routes.ts";
import type { createNearSales } from "./near-sales.ts";
import { type SharingDeps, sharingRoutes } from "./sharing-routes.ts";
import { pageOfSales, removeSale } from "./own-sales.ts";
import { shownNear } from "./shown-near.ts";
import { recordSale } from "./own-sale.ts";

type SalesRoutesDeps = SharingDeps & {
  clock: () => Date;
  findNear: ReturnType<typeof createNearSales>;
  /** Names what is new. */
  nameNew: () => Promise<void>;
};

export function salesRoutes(deps: SalesRoutesDeps) {
  const { database, clock, authenticate, findNear, isSharing, nameNew } = deps;
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const { before } = parseInput(SalesPage, c.req.query());
      const { rows, next } = await pageOfSales(database, ownerId, before);
      const link = next === undefined ? {} : { Link: `</api/sales?before=${next}>; rel="next"` };
      return replyJson(c, rows, { headers: link });
    })
    .get("/near", async (c) => {
      const ownerId = await authenticate(c);
      const { title } = parseInput(NearSalesQuery, c.req.query());
      const near = await findNear({ title, ownerId, isSharing });
      return replyJson(c, shownNear(near));
    })
    .route("/sharing", sharingRoutes(deps))
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const sale = await readJson(c.req.raw, NewSale);
      const kept = await recordSale(database, { ownerId, sale, now: clock() });
      void nameNew();
      return replyJson(c, kept, { status: 201 });
    })
    .route("/imports", importRoutes(deps))
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      await removeSale(database, ownerId, c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}
