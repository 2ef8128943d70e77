import { Deleted } from "../accounts/account.ts";
import type { Asking } from "../client-calls/ask.ts";
import { ApiKey, ApiKeyMade, type NewApiKey } from "./api-keys.ts";
import { type NewWebhook, Webhook, WebhookMade, WebhookTested } from "./webhooks.ts";

/** The calls about API keys and webhooks. */
export function developerCalls({ ask }: Asking) {
  return {
    listApiKeys: () => ask("get /api/account/keys", ApiKey.array()),
    makeApiKey: (body: NewApiKey, idempotencyKey: string) =>
      ask("post /api/account/keys", ApiKeyMade, { body, idempotencyKey }),
    revokeApiKey: (id: string) => ask("delete /api/account/keys/{id}", Deleted, { path: { id } }),
    listWebhooks: () => ask("get /api/account/webhooks", Webhook.array()),
    makeWebhook: (body: NewWebhook, idempotencyKey: string) =>
      ask("post /api/account/webhooks", WebhookMade, { body, idempotencyKey }),
    testWebhook: (id: string) =>
      ask("post /api/account/webhooks/{id}/test", WebhookTested, { path: { id } }),
    deleteWebhook: (id: string) =>
      ask("delete /api/account/webhooks/{id}", Deleted, { path: { id } }),
  };
}
