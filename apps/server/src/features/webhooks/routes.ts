import { randomUUID } from "node:crypto";
import { NewWebhook, type WebhookMessage } from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { requestKey } from "../../http/middleware/request-key.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { send } from "./deliver.ts";
import type { Post } from "./post-port.ts";
import { noteTest, turnOn } from "./queue.ts";
import { deleteWebhook, getWebhook, listWebhooks, makeWebhook, webhookToWire } from "./store.ts";

type WebhookRoutesDeps = {
  database: Database;
  clock: () => Date;
  post: Post;
  /** The id of the person who is signed in by their own session. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** The addresses that a person wants told what happens in their account. */
export function webhookRoutes(deps: WebhookRoutesDeps) {
  const { database, clock, authenticate } = deps;
  return new Hono<ApiEnv>()
    .get("/", async (c) => replyJson(c, await listWebhooks(database, await authenticate(c))))
    .post("/", async (c) => {
      const userId = await authenticate(c);
      const made = await readJson(c.req.raw, NewWebhook);
      const making = { userId, made, requestKey: requestKey(c), now: clock() };
      const row = await makeWebhook(database, making);
      return replyJson(c, { ...webhookToWire(row), secret: row.secret }, { status: 201 });
    })
    .post("/:id/test", async (c) => {
      const userId = await authenticate(c);
      return replyJson(c, await testNow(deps, userId, c.req.param("id")));
    })
    .delete("/:id", async (c) => {
      await deleteWebhook(database, await authenticate(c), c.req.param("id"));
      return replyJson(c, { deleted: true });
    });
}

async function testNow({ database, clock, post }: WebhookRoutesDeps, userId: string, id: string) {
  const webhook = await getWebhook(database, userId, id);
  const now = clock();
  const message: WebhookMessage = {
    type: "test",
    timestamp: now.toISOString(),
    data: { message: "A test from Flipworth." },
  };
  const { url, secret } = webhook;
  const sent = { id: randomUUID(), url, secret, body: JSON.stringify(message) };
  const { isDelivered, outcome } = await send(post, sent, now);
  const lastTry = { at: now.toISOString(), event: "test", outcome, isDelivered };
  await (isDelivered ? turnOn : noteTest)(database, webhook.id, lastTry);
  return lastTry;
}
