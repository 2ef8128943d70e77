import { ListPage } from "@flipworth/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { RunQuery } from "../../db/searching.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { requestKey } from "../../http/middleware/request-key.ts";
import type { Holding } from "../../http/limits/body-budget.ts";
import { failureFrom } from "../../http/replies/error-response.ts";
import { eventStream } from "../../http/replies/event-stream.ts";
import { nextPageLink } from "../../http/replies/next-page-link.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import type { Pace } from "../../http/middleware/read-body.ts";
import { replyHeaders, replyJson } from "../../http/replies/reply.ts";
import type { Enter } from "../../http/limits/fair-queue.ts";
import {
  type Admission,
  admitOrder,
  type Answer,
  type CreateAnalysisDeps,
  ownerHasPriority,
} from "./create-analysis.ts";
import { getAnalysis, historyPage, removeAnalysis } from "./history.ts";
import { readAnalysisRequest } from "./read-analysis-request.ts";

type AnalysisRoutesDeps = CreateAnalysisDeps & {
  caller: (c: ApiContext) => Promise<{ ownerId: string; isVisitor: boolean }>;
  networkOf: (c: ApiContext) => string;
  /** Counts one more for the owner. Throws `rate_limited`. */
  countBurst: (c: ApiContext, ownerId: string) => Promise<void>;
  /** How to run the query of a list that is searched for these words. Throws `rate_limited`. */
  searching: (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;
  /** Takes one of the places for work, and answers how to give it back. Throws `unavailable`. */
  enter: Enter;
  /** Room for a body in memory. */
  holdBody: (sender: { ownerId: string; network: string }) => Holding;
  /** The least that a body has to arrive at. */
  bodyPace: Pace;
  logger: Logger;
};

export function analysisRoutes(deps: AnalysisRoutesDeps) {
  return new Hono<ApiEnv>()
    .post("/", async (c) => {
      const caller = { ...(await deps.caller(c)), network: deps.networkOf(c) };
      await deps.countBurst(c, caller.ownerId);
      const answer = await admit(deps, c, caller);
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

type Perform = Extract<Admission, { kind: "admitted" }>["perform"];

type Caller = { ownerId: string; isVisitor: boolean; network: string };

/**
 * Everything before the answer begins. A place for work is taken when the whole request is here, so
 * nobody keeps one by sending slowly; room and place are given back when the answer is over.
 */
async function admit(deps: AnalysisRoutesDeps, c: ApiContext, caller: Caller): Promise<Perform> {
  const { signal } = c.req.raw;
  const holding = deps.holdBody(caller);
  let leave = () => {};
  const giveBack = () => {
    leave();
    holding.release();
  };
  try {
    const key = requestKey(c);
    const request = await readAnalysisRequest(c.req.raw, { holding, pace: deps.bodyPace });
    const hasPriority = () => ownerHasPriority(deps, caller.ownerId);
    leave = await deps.enter({ ...caller, hasPriority }, signal);
    const admission = await admitOrder(deps, { ...caller, key, request }, signal);
    return (watch) => answerOf(admission, watch).finally(giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function replyOnce(deps: AnalysisRoutesDeps, c: ApiContext, answer: Perform) {
  const { analysis, balance } = await answer({ onStage: () => {}, signal: c.req.raw.signal });
  return replyJson(c, analysis, { headers: deps.credits.toHeaders(balance) });
}

function replyEvents(deps: AnalysisRoutesDeps, c: ApiContext, answer: Perform): Response {
  const { requestId } = c.var;
  const body = eventStream(async (send) => {
    try {
      const watch = {
        onStage: (event: unknown) => send("stage", event),
        signal: c.req.raw.signal,
      };
      const { analysis, balance } = await answer(watch);
      send("credits", deps.credits.toWire(balance));
      send("result", analysis);
    } catch (thrown) {
      const failure = failureFrom(thrown, requestId, deps.logger);
      send("error", { status: failure.status, ...failure.body });
    }
  });
  // Told not to, nginx does not hold the stages back.
  const headers = { ...replyHeaders(c, "text/event-stream"), "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

async function answerOf(admission: Admission, watch: Parameters<Perform>[0]): Promise<Answer> {
  return admission.kind === "answered" ? admission.answer : admission.perform(watch);
}
