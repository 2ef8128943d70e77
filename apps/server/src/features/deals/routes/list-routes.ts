import { DealsPage, NewDeal } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { parseInput } from "../../../http/middleware/parse-input.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { requestKey } from "../../../http/middleware/request-key.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { createDeal } from "../create-deal.ts";
import { dealToWire } from "../deal-row.ts";
import { pageSize, selectDeals } from "../store.ts";
import { getDealRow } from "../write-deals.ts";
import { type DealRoutesDeps, todayOf, toWire } from "./deal-routes-deps.ts";

export function listRoutes(deps: DealRoutesDeps) {
  const { authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const { show, search = "", before } = parseInput(DealsPage, c.req.query());
      const after = before === undefined ? undefined : await placeOf(deps, ownerId, before);
      const run = await deps.searching(c, ownerId, search);
      const query = { show, search, after, limit: pageSize };
      const rows = await run((on) => selectDeals(on, ownerId, query));
      const last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
      return replyJson(c, toWire(deps, rows), { headers: nextLink({ show, search }, last) });
    })
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const key = requestKey(c);
      const deal = await readJson(c.req.raw, NewDeal);
      const { isNew, row } = await createDeal(deps, { ownerId, deal, key });
      return replyJson(c, dealToWire(row, todayOf(deps)), { status: isNew ? 201 : 200 });
    });
}

async function placeOf({ database }: DealRoutesDeps, ownerId: string, id: string) {
  const { createdAt } = await getDealRow(database, ownerId, id);
  return { createdAt, id };
}

function nextLink({ show, search }: { show: string; search: string }, last: string | undefined) {
  if (last === undefined) return {};
  const query = new URLSearchParams({ show, before: last, ...(search && { search }) });
  return { Link: `</api/deals?${query.toString()}>; rel="next"` };
}
