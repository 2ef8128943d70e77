import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { replyJson } from "../../http/replies/reply.ts";
import type { CreditsStore } from "./store.ts";

type CreditsRoutesDeps = {
  credits: CreditsStore;
  authenticate: (c: ApiContext) => Promise<string>;
};

export function creditsRoutes({ credits, authenticate }: CreditsRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const ownerId = await authenticate(c);
    return replyJson(c, credits.toWire(await credits.balance(ownerId)));
  });
}
