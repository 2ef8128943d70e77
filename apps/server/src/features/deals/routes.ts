import {
  DealEdit,
  DealPlan,
  DealsPage,
  limits,
  NewDeal,
  Receipt,
  ReturnDeal,
  SellDeal,
  SplitDeal,
} from "@flipworth/contract";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { RunQuery } from "../../db/searching.ts";
import { isUuid } from "../../db/uuid.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { accuracyReport } from "./accuracy/accuracy-report.ts";
import { createDeal, type CreateDealDeps } from "./create-deal.ts";
import { noSuchDeal } from "./deal-rules.ts";
import { dealToWire, type ReadDeal } from "./deal-row.ts";
import { editDeal } from "./edit-deal.ts";
import { moneyReport } from "./money/money-report.ts";
import { dealsSummary } from "./money/summary.ts";
import { planOfOwner, replacePlan } from "./plan-store.ts";
import { deleteReceipt, getReceipt, putReceipt } from "./receipts.ts";
import { requestKey } from "../../http/middleware/request-key.ts";
import { returnDeal, sellDeal } from "./sell-deal.ts";
import { splitDeal } from "./split-deal.ts";
import { changesOf, deleteDeal, ledgerOf, pageSize, selectDeals } from "./store.ts";
import { getDealRow } from "./write-deals.ts";

export type DealRoutesDeps = CreateDealDeps & {
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** How to run the query of a list that is searched for these words. Throws `rate_limited`. */
  searching: (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;
};

export function dealRoutes(deps: DealRoutesDeps) {
  return new Hono<ApiEnv>()
    .route("/", reportRoutes(deps))
    .route("/", oneDealRoutes(deps))
    .route("/", actionRoutes(deps))
    .route("/", receiptRoutes(deps));
}

const todayOf = ({ clock }: DealRoutesDeps) => isoDay(clock());

function reportRoutes(deps: DealRoutesDeps) {
  const { database, authenticate, openLimit } = deps;
  return new Hono<ApiEnv>()
    .get("/summary", async (c) => {
      const ownerId = await authenticate(c);
      const [deals, plan, limit] = await Promise.all([
        ledgerOf(database, ownerId),
        planOfOwner(database, ownerId),
        openLimit(ownerId),
      ]);
      return replyJson(c, dealsSummary({ deals, plan, today: todayOf(deps), openLimit: limit }));
    })
    .get("/money", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, moneyReport(await ledgerOf(database, ownerId)));
    })
    .get("/accuracy", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, accuracyReport(await ledgerOf(database, ownerId)));
    });
}

function oneDealRoutes(deps: DealRoutesDeps) {
  const { database, authenticate } = deps;
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
    })
    .get("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const row = await getDealRow(database, ownerId, c.req.param("id"));
      const changes = await changesOf(database, row.id);
      return replyJson(c, { deal: dealToWire(row, todayOf(deps)), changes });
    })
    .put("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const edit = await readJson(c.req.raw, DealEdit);
      const row = await editDeal(deps, { ownerId, id: c.req.param("id"), edit });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .delete("/:id", async (c) => {
      const ownerId = await authenticate(c);
      const id = c.req.param("id");
      if (!isUuid(id) || !(await deleteDeal(database, ownerId, id))) throw noSuchDeal();
      return replyJson(c, { deleted: true });
    });
}

function actionRoutes(deps: DealRoutesDeps) {
  const { authenticate } = deps;
  return new Hono<ApiEnv>()
    .post("/:id/sale", async (c) => {
      const ownerId = await authenticate(c);
      const key = requestKey(c);
      const sale = await readJson(c.req.raw, SellDeal);
      const row = await sellDeal(deps, { ownerId, id: c.req.param("id"), sale, key });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .post("/:id/return", async (c) => {
      const ownerId = await authenticate(c);
      const given = await readJson(c.req.raw, ReturnDeal);
      const row = await returnDeal(deps, { ownerId, id: c.req.param("id"), given });
      return replyJson(c, dealToWire(row, todayOf(deps)));
    })
    .post("/:id/split", async (c) => {
      const ownerId = await authenticate(c);
      const split = await readJson(c.req.raw, SplitDeal);
      const rows = await splitDeal(deps, { ownerId, id: c.req.param("id"), split });
      return replyJson(c, toWire(deps, rows));
    });
}

function receiptRoutes(deps: DealRoutesDeps) {
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

export function dealPlanRoutes({
  database,
  authenticate,
}: Pick<DealRoutesDeps, "database" | "authenticate">) {
  return new Hono<ApiEnv>()
    .get("/", async (c) => replyJson(c, await planOfOwner(database, await authenticate(c))))
    .put("/", async (c) => {
      const ownerId = await authenticate(c);
      const plan = await readJson(c.req.raw, DealPlan);
      await replacePlan(database, ownerId, plan);
      return replyJson(c, plan);
    });
}

async function placeOf({ database }: DealRoutesDeps, ownerId: string, id: string) {
  const { createdAt } = await getDealRow(database, ownerId, id);
  return { createdAt, id };
}

const toWire = (deps: DealRoutesDeps, rows: readonly ReadDeal[]) =>
  rows.map((row) => dealToWire(row, todayOf(deps)));

function nextLink({ show, search }: { show: string; search: string }, last: string | undefined) {
  if (last === undefined) return {};
  const query = new URLSearchParams({ show, before: last, ...(search && { search }) });
  return { Link: `</api/deals?${query.toString()}>; rel="next"` };
}
