import { DealEdit } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { deleteDeal } from "../delete-deal.ts";
import { editDeal } from "../edit-deal.ts";
import { dealToWire } from "../deal-row.ts";
import { changesOf } from "../store.ts";
import { getDealRow } from "../write-deals.ts";
import { type DealRoutesDeps, todayOf, writerOf } from "./deal-routes-deps.ts";

export function oneDealRoutes(deps: DealRoutesDeps) {
  const { database, authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const row = await getDealRow(database, ownerId, c.req.param("id"));
      const changes = await changesOf(database, row.id);
      return replyJson(c, { deal: dealToWire(row, todayOf(deps)), changes });
    })
    .put("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const edit = await readJson(c.req.raw, DealEdit);
      const row = await editDeal(deps, { ownerId, id: c.req.param("id"), edit, by: writerOf(c) });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      await deleteDeal(deps, ownerId, c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}
