import { NearSalesQuery, NewSale, SalesPage } from "@flipworth/contract";
import { centsFromDollars } from "@flipworth/engine";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import { isUuid } from "../../db/uuid.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { assertRoom } from "./import-sales.ts";
import { importRoutes } from "./import-routes.ts";
import { keepSales, saleKey, type SaleToKeep } from "./keep-sales.ts";
import type { createNearSales } from "./near-sales.ts";
import { type SharingDeps, sharingRoutes } from "./sharing-routes.ts";
import { shownNear } from "./shown-near.ts";
import { findByKey, findSale, listSales, pageSize, strikeOut } from "./store.ts";

type SalesRoutesDeps = SharingDeps & {
  database: Database;
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  findNear: ReturnType<typeof createNearSales>;
  /** Names what is new. */
  nameNew: () => Promise<void>;
};

export function salesRoutes(deps: SalesRoutesDeps) {
  const { database, clock, authenticate, findNear, isSharing, nameNew } = deps;
  const today = () => isoDay(clock());
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const { before } = parseInput(SalesPage, c.req.query());
      const after = before === undefined ? undefined : await placeOf(database, ownerId, before);
      const rows = await listSales(database, ownerId, after);
      const last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
      const link = last === undefined ? {} : { Link: `</api/sales?before=${last}>; rel="next"` };
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
      if (sale.date > today())
        throw new AppError("invalid_request", "date: must not be in the future.");
      const kept = await recordSale(database, ownerId, ownSale(sale));
      void nameNew();
      return replyJson(c, kept, { status: 201 });
    })
    .route("/imports", importRoutes(deps))
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const id = c.req.param("id");
      if (!isUuid(id) || !(await strikeOut(database, ownerId, id))) throw noSuchSale();
      return replyJson(c, { deleted: true });
    });
}

const noSuchSale = () => new AppError("not_found", "There is no such sale.");

async function placeOf(database: Database, ownerId: string, id: string) {
  const place = isUuid(id) ? await findSale(database, ownerId, id) : undefined;
  if (place === undefined) throw noSuchSale();
  return place;
}

async function recordSale(database: Database, ownerId: string, sale: SaleToKeep) {
  await assertRoom(database, { ownerId, more: 1 });
  await keepSales(database, { ownerId }, { given: [sale] });
  const kept = await findByKey(database, ownerId, saleKey(sale));
  if (kept === undefined) throw new Error("A sale that was kept is not there");
  return kept;
}

function ownSale({
  price,
  shippingDollars,
  ...sale
}: ReturnType<typeof NewSale.parse>): SaleToKeep {
  return {
    ...sale,
    priceCents: centsFromDollars(price),
    shippingCents: shippingDollars === null ? null : centsFromDollars(shippingDollars),
    kind: "sold",
    section: null,
    origin: "own",
  };
}
