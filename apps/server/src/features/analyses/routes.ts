import { HistoryPage, limits } from "@flipworth/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiContext, ApiEnv } from "../../http/api-env.ts";
import { AppError } from "../../http/app-error.ts";
import { failureFrom } from "../../http/error-response.ts";
import { eventStream } from "../../http/event-stream.ts";
import { parseInput } from "../../http/parse-input.ts";
import { replyHeaders, replyJson } from "../../http/reply.ts";
import {
  type Admission,
  admitOrder,
  type Answer,
  type CreateAnalysisDeps,
} from "./create-analysis.ts";
import { getAnalysis, historyPage } from "./history.ts";
import { readAnalysisRequest } from "./read-analysis-request.ts";

type AnalysisRoutesDeps = CreateAnalysisDeps & {
  caller: (c: ApiContext) => Promise<{ ownerId: string; isVisitor: boolean }>;
  networkOf: (c: ApiContext) => string;
  logger: Logger;
};

export function analysisRoutes(deps: AnalysisRoutesDeps) {
  return new Hono<ApiEnv>()
    .post("/", async (c) => {
      const order = {
        ...(await deps.caller(c)),
        network: deps.networkOf(c),
        key: idempotencyKey(c),
        request: await readAnalysisRequest(c.req.raw),
      };
      const admission = await admitOrder(deps, order, c.req.raw.signal);
      const wantsEvents = c.req.header("accept")?.includes("text/event-stream") ?? false;
      return wantsEvents ? replyEvents(deps, c, admission) : replyOnce(deps, c, admission);
    })
    .get("/", async (c) => {
      const { ownerId } = await deps.caller(c);
      const page = await historyPage(
        deps.database,
        ownerId,
        parseInput(HistoryPage, c.req.query()),
      );
      return replyJson(
        c,
        page.analyses,
        page.next ? { headers: { Link: nextLink(page.next) } } : {},
      );
    })
    .get("/:id", async (c) => {
      const { ownerId } = await deps.caller(c);
      return replyJson(c, await getAnalysis(deps.database, ownerId, c.req.param("id")));
    });
}

async function replyOnce(deps: AnalysisRoutesDeps, c: ApiContext, admission: Admission) {
  const watch = { onStage: () => {}, signal: c.req.raw.signal };
  const { analysis, balance } = await answerOf(admission, watch);
  return replyJson(c, analysis, { headers: deps.credits.toHeaders(balance) });
}

function replyEvents(deps: AnalysisRoutesDeps, c: ApiContext, admission: Admission): Response {
  const { requestId } = c.var;
  const body = eventStream(async (send) => {
    try {
      const watch = {
        onStage: (event: unknown) => send("stage", event),
        signal: c.req.raw.signal,
      };
      const { analysis, balance } = await answerOf(admission, watch);
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

async function answerOf(
  admission: Admission,
  watch: Parameters<Extract<Admission, { kind: "admitted" }>["perform"]>[0],
): Promise<Answer> {
  return admission.kind === "answered" ? admission.answer : admission.perform(watch);
}

function idempotencyKey(c: ApiContext): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotencyKeyCharacters) return key;
  throw new AppError(
    "invalid_request",
    `The Idempotency-Key must be 1 to ${limits.idempotencyKeyCharacters} letters, digits or signs without spaces, such as a UUID.`,
  );
}

function nextLink({ before, limit, search, sort }: HistoryPage): string {
  const query = new URLSearchParams({ before: before ?? "", limit: String(limit), sort });
  if (search) query.set("search", search);
  return `</api/analyses?${query.toString()}>; rel="next"`;
}
