import { limits } from "@flipworth/contract";
import { type ApiCall, createMcpServer } from "@flipworth/mcp";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import type { GuideReader } from "../../guide-reader.ts";
import type { Holding } from "../../http/limits/body-budget.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { parseJson } from "../../http/middleware/parse-input.ts";
import { type Pace, readBody } from "../../http/middleware/read-body.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { replyHeaders } from "../../http/replies/reply.ts";
import { accountDesk } from "./account-desk.ts";
import type { PageReader } from "./page-pool.ts";

type McpRoutesDeps = {
  /** Who the API key of a request acts for, and counts the call. Throws `not_signed_in`. */
  authenticateKey: (c: ApiContext) => Promise<{ userId: string }>;
  /** A call of this API as the sender of the request could have made it. */
  callApi: (c: ApiContext, path: string, init: RequestInit) => Promise<Response>;
  guide: GuideReader;
  pages: PageReader;
  networkOf: (c: ApiContext) => string;
  holdBody: (sender: { ownerId: string; network: string }) => Holding;
  bodyPace: Pace;
  version: string;
};

/** A picture of 8 MB is a third longer as text in JSON. */
const maximumBytes = Math.ceil((limits.screenshotBytes * 4) / 3) + limits.jsonBytes;

/**
 * MCP by streamable HTTP, without sessions: each request brings its key and is whole in itself, so any
 * server answers any of them.
 */
export function mcpRoutes(deps: McpRoutesDeps) {
  return new Hono<ApiEnv>().all("/", async (c) => {
    const { userId } = await deps.authenticateKey(c);
    if (c.req.method !== "POST") {
      throw new AppError("method_not_allowed", "Send MCP messages by POST.", {
        headers: { Allow: "POST" },
      });
    }
    const holding = deps.holdBody({ ownerId: userId, network: deps.networkOf(c) });
    try {
      const pace = deps.bodyPace;
      const body = await readBody(c.req.raw, { maximumBytes, holding, pace });
      return await answerMessage(deps, c, parseJson(body, "The message"));
    } finally {
      holding.release();
    }
  });
}

async function answerMessage(deps: McpRoutesDeps, c: ApiContext, message: unknown) {
  const api: ApiCall = (path, init = {}) => deps.callApi(c, path, init);
  const { guide, pages, version } = deps;
  const handler = createMcpHandler(
    () => createMcpServer(accountDesk({ guide, pages, api }), version),
    // Nothing changes that an agent could listen for, and an open stream would hold a place.
    { maxSubscriptions: 0 },
  );
  const reply = await handler.fetch(c.req.raw, { parsedBody: message });
  const type = reply.headers.get("content-type") ?? "application/json";
  // Whole before the place is given back: nothing of it streams.
  const text = await reply.text();
  return new Response(reply.status === 202 ? null : text, {
    status: reply.status,
    headers: replyHeaders(c, type),
  });
}
