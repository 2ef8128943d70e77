import type { z } from "zod";
import { Deleted } from "../account.ts";
import type { Call } from "../client.ts";
import { type NewWebhook, Webhook, WebhookMade, WebhookTested } from "./webhooks.ts";
import { ApiKey, ApiKeyMade, type NewApiKey } from "./api-keys.ts";

const keyPath = (id: string) => `/api/account/keys/${encodeURIComponent(id)}`;

const hookPath = (id: string, rest = "") =>
  `/api/account/webhooks/${encodeURIComponent(id)}${rest}`;

/** The calls about API keys and webhooks. */
export function developerCalls(call: Call) {
  return {
    listApiKeys: async () => parse(ApiKey.array(), await call("/api/account/keys")),
    makeApiKey: async (made: NewApiKey, idempotencyKey: string) =>
      parse(ApiKeyMade, await call("/api/account/keys", postInit(made, idempotencyKey))),
    revokeApiKey: async (id: string) => parse(Deleted, await call(keyPath(id), removal)),
    listWebhooks: async () => parse(Webhook.array(), await call("/api/account/webhooks")),
    makeWebhook: async (made: NewWebhook, idempotencyKey: string) =>
      parse(WebhookMade, await call("/api/account/webhooks", postInit(made, idempotencyKey))),
    testWebhook: async (id: string) =>
      parse(WebhookTested, await call(hookPath(id, "/test"), { method: "POST" })),
    deleteWebhook: async (id: string) => parse(Deleted, await call(hookPath(id), removal)),
  };
}

const removal = { method: "DELETE" };

function postInit(body: unknown, idempotencyKey: string): RequestInit {
  const headers = { "content-type": "application/json", "idempotency-key": idempotencyKey };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

async function parse<T>(schema: z.ZodType<T>, reply: Response): Promise<T> {
  return schema.parse(await reply.json());
}
