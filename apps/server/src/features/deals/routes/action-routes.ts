import { ReturnDeal, SellDeal, SplitDeal } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { requestKey } from "../../../http/middleware/request-key.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { dealToWire } from "../deal-row.ts";
import { returnDeal } from "../return-deal.ts";
import { sellDeal } from "../sell-deal.ts";
import { splitDeal } from "../lots/split-deal.ts";
import { type DealRoutesDeps, todayOf, toWire, writerOf } from "./deal-routes-deps.ts";

/** What becomes of a deal. */
export function actionRoutes(deps: DealRoutesDeps) {
  const { authenticate } = deps;
  return new Hono<ApiEnv>()
    .post("/:id/sale", async (c) => {
      const ownerId = await authenticate(c);
      const key = requestKey(c);
      const sale = await readJson(c.req.raw, SellDeal);
      const row = await sellDeal(deps, {
        ownerId,
        id: c.req.param("id"),
        sale,
        key,
        by: writerOf(c),
      });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .post("/:id/return", async (c) => {
      const ownerId = await authenticate(c);
      const given = await readJson(c.req.raw, ReturnDeal);
      const row = await returnDeal(deps, {
        ownerId,
        id: c.req.param("id"),
        given,
        by: writerOf(c),
      });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .post("/:id/split", async (c) => {
      const ownerId = await authenticate(c);
      const split = await readJson(c.req.raw, SplitDeal);
      const rows = await splitDeal(deps, {
        ownerId,
        id: c.req.param("id"),
        split,
        by: writerOf(c),
      });
      return replyJson(c, toWire(deps, rows));
    });
}
