import { NewsletterSignUp } from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import type { ApiContext, ApiEnv } from "../../http/api-env.ts";
import { readJson } from "../../http/read-json.ts";
import { replyJson } from "../../http/reply.ts";

type NewsletterRoutesDeps = {
  database: Database;
  clock: () => Date;
  networkOf: (c: ApiContext) => string;
  /** Counts one more for the network and for the address. Throws `rate_limited`. */
  countSignUp: (network: string, email: string) => Promise<Record<string, string>>;
};

export function newsletterRoutes({
  database,
  clock,
  networkOf,
  countSignUp,
}: NewsletterRoutesDeps) {
  return new Hono<ApiEnv>().post("/", async (c) => {
    const sent = await readJson(c.req.raw, NewsletterSignUp);
    const email = sent.email.toLowerCase();
    c.set("limitHeaders", await countSignUp(networkOf(c), email));
    await database
      .insert(newsletterSubscribers)
      .values({ email, createdAt: clock() })
      .onConflictDoNothing();
    return replyJson(c, { subscribed: true });
  });
}
