import { ListPage } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import { nextPageLink } from "../../http/replies/next-page-link.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { getAnalysis, historyPage, removeAnalysis } from "./history/history.ts";
import type { AnalysisRoutesDeps } from "./analysis-routes-deps.ts";
import { replyOnce, replyEvents } from "./reply-analysis.ts";
import { admitRequest } from "./admit-request.ts";

export function analysisRoutes(deps: AnalysisRoutesDeps) {
  return new Hono<ApiEnv>()
    .post("/", async (c) => {
      const caller = { ...(await deps.caller(c)), network: deps.networkOf(c) };
      await deps.countBurst(c, caller.ownerId);
      const answer = await admitRequest(deps, c, caller);
      const wantsEvents = c.req.header("accept")?.includes("text/event-stream") ?? false;
      return wantsEvents ? replyEvents(deps, c, answer) : replyOnce(deps, c, answer);
    })
    .get("/", async (c) => {
      const { ownerId } = await deps.caller(c);
      const asked = parseInput(ListPage, c.req.query());
      const run = await deps.searching(c, ownerId, asked.search);
      const { rows, next } = await historyPage(run, ownerId, asked);
      return replyJson(c, rows, { headers: nextPageLink("/api/analyses", next) });
    })
    .get("/:id", async (c) => {
      const { ownerId } = await deps.caller(c);
      return replyJson(c, await getAnalysis(deps.database, ownerId, c.req.param("id")));
    })
    .delete("/:id", async (c) => {
      const { ownerId } = await deps.caller(c);
      await removeAnalysis(deps.database, ownerId, c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}
