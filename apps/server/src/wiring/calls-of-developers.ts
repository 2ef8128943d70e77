import type { Analysis } from "@flipworth/contract";
import { Hono } from "hono";
import type { AppDeps } from "./app-deps.ts";
import type { Database } from "../db/client.ts";
import type { Who } from "../features/accounts/who.ts";
import type { AuthenticateKey } from "../features/api-keys/authenticate-key.ts";
import { apiKeyRoutes } from "../features/api-keys/routes.ts";
import { mcpRoutes } from "../features/mcp/routes.ts";
import { enqueue } from "../features/webhooks/queue.ts";
import { webhookRoutes } from "../features/webhooks/routes.ts";
import type { analysisBrakes } from "../http/limits/analysis-brakes.ts";
import type { ApiContext, ApiEnv } from "../http/middleware/api-env.ts";

/** A request to this very application, as it would arrive from outside. */
export type CallItself = (request: Request, env: ApiEnv["Bindings"]) => Promise<Response>;

type DeveloperParts = {
  who: Pick<Who, "personally">;
  keyHolder: AuthenticateKey;
  brakes: Pick<ReturnType<typeof analysisBrakes>, "holdBody" | "bodyPace">;
  networkOf: (c: ApiContext) => string;
  callItself: CallItself;
};

/** What programs of others need: keys, webhooks, and an endpoint for agents. */
export function callsOfDevelopers(deps: AppDeps, parts: DeveloperParts) {
  const { database, clock, logger, guide, pages, version, postToWebhook: post } = deps;
  const { who, keyHolder, brakes, networkOf, callItself } = parts;
  const authenticate = who.personally;
  return new Hono<ApiEnv>()
    .route("/account/keys", apiKeyRoutes({ database, clock, logger, authenticate }))
    .route("/account/webhooks", webhookRoutes({ database, clock, post, authenticate }))
    .route(
      "/mcp",
      mcpRoutes({
        authenticateKey: keyHolder,
        callApi: (c, path, init) => callItself(...requestLike(c, path, init)),
        guide,
        pages,
        networkOf,
        holdBody: brakes.holdBody,
        bodyPace: brakes.bodyPace,
        version,
      }),
    );
}

/** Puts an analysis in line for a person's webhooks, in the transaction that stores it. */
export function tellingMade({ clock }: AppDeps) {
  return (transaction: Database, userId: string, data: Analysis): Promise<void> =>
    enqueue(transaction, { userId, now: clock(), type: "analysis.created", data });
}

const passedOn = ["authorization", "x-forwarded-for", "accept-language"];

/** With the sender's key and address: every limit counts as if they had called themselves. */
function requestLike(c: ApiContext, path: string, init: RequestInit) {
  const headers = new Headers(init.headers);
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  headers.set("x-request-id", c.var.requestId);
  const { signal } = c.req.raw;
  const request = new Request(new URL(path, c.req.url), { ...init, headers, signal });
  const { incoming } = c.env ?? {};
  return [request, incoming ? { incoming } : {}] as const;
}
