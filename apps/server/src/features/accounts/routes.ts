import { Hono } from "hono";
import type { ApiEnv } from "../../http/api-env.ts";
import { replyJson } from "../../http/reply.ts";

/** There is no way to sign in yet, so nobody is signed in: every page asks, and is told so. */
export function accountRoutes() {
  return new Hono<ApiEnv>().get("/user", (c) => replyJson(c, null));
}
