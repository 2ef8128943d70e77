import { NewsletterSignUp } from "@flipworth/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { askToConfirm, keepUnconfirmed } from "./ask-to-confirm.ts";
import type { Mailer } from "../../mail-port.ts";

type NewsletterRoutesDeps = {
  database: Database;
  clock: () => Date;
  logger: Logger;
  networkOf: (c: ApiContext) => string;
  /** Counts one more for the network and for the address. Throws `rate_limited`. */
  countSignUp: (network: string, email: string) => Promise<Record<string, string>>;
  /** null: addresses are stored and not asked. */
  mailer: Mailer | null;
  siteOrigin: string;
};

export function newsletterRoutes(deps: NewsletterRoutesDeps) {
  const { database, clock, logger, networkOf, countSignUp, mailer, siteOrigin } = deps;
  return new Hono<ApiEnv>().post("/", async (c) => {
    const sent = await readJson(c.req.raw, NewsletterSignUp);
    const email = sent.email.toLowerCase();
    c.set("limitHeaders", await countSignUp(networkOf(c), email));
    if (mailer) {
      // Beside the answer: how long it takes would say who is on the list.
      if (await keepUnconfirmed(database, email, clock())) {
        void askToConfirm({ database, mailer, siteOrigin }, email).catch((error: unknown) =>
          logger.warn({ err: error }, "the newsletter's mail was not sent"),
        );
      }
      return replyJson(c, { subscribed: true, needsConfirmation: true });
    }
    await database
      .insert(newsletterSubscribers)
      .values({ email, createdAt: clock() })
      .onConflictDoNothing();
    return replyJson(c, { subscribed: true });
  });
}
