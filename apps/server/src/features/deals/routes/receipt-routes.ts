import { limits, Receipt } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { deleteReceipt, getReceipt, putReceipt } from "../receipts.ts";
import type { DealRoutesDeps } from "./deal-routes-deps.ts";

export function receiptRoutes(deps: DealRoutesDeps) {
  const { database, authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/:id/receipt", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, await getReceipt(database, ownerId, c.req.param("id")));
    })
    .put("/:id/receipt", async (c) => {
      const ownerId = await authenticate(c);
      const receipt = await readJson(c.req.raw, Receipt, limits.receiptRequestBytes);
      return replyJson(c, await putReceipt(deps, { ownerId, id: c.req.param("id"), receipt }));
    })
    .delete("/:id/receipt", async (c) => {
      await deleteReceipt(database, await authenticate(c), c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}
