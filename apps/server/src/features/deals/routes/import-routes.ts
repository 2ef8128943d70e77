import { DealsImport, limits } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { createImportPlaces } from "../../../sales-files/import-places.ts";
import { importDeals } from "../import/import-deals.ts";
import { type DealRoutesDeps, writerOf } from "./deal-routes-deps.ts";

/** Reads marketplaces' files of sold items. */
export function dealImportRoutes(deps: DealRoutesDeps) {
  const enterImport = createImportPlaces();
  return new Hono<ApiEnv>().post("/imports", async (c) => {
    const ownerId = await deps.authenticate(c);
    const leave = await enterImport(ownerId, c.req.raw.signal);
    try {
      const file = await readJson(c.req.raw, DealsImport, limits.importBytes);
      return replyJson(c, await importDeals(deps, { ownerId, file, by: writerOf(c) }));
    } finally {
      leave();
    }
  });
}
