import type { Settings } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import { replyJson } from "../../http/replies/reply.ts";

// Every page asks; a change of settings may take this long to be seen.
const headers = { "Cache-Control": "public, max-age=300" };

export function settingsRoutes(settings: Settings) {
  return new Hono<ApiEnv>().get("/", (c) => replyJson(c, settings, { headers }));
}
