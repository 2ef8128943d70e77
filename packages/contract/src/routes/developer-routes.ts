import { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import { ApiKey, ApiKeyMade, NewApiKey } from "../developers/api-keys.ts";
import { NewWebhook, Webhook, WebhookMade, WebhookTested } from "../developers/webhooks.ts";
import { limits } from "../limits.ts";
import type { Route } from "../calls/route.ts";

const pathParameters = z.object({ id: z.string() });
const headers = z.object({
  "idempotency-key": z.string().max(limits.idempotencyKeyCharacters).optional(),
});
const removalRefusals = ["not_signed_in", "forbidden", "not_found", "rate_limited"] as const;
const creationRefusals = [
  "invalid_request",
  "not_signed_in",
  "forbidden",
  "plan_limit",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
] as const;

export const developerRoutes = {
  listApiKeys: {
    method: "get",
    path: "/api/account/keys",
    summary: "The person's API keys, the newest first",
    access: "account",
    isPersonal: true,
    success: { status: 200, description: "All of them", schema: z.array(ApiKey) },
    refusals: ["not_signed_in", "forbidden"],
  },
  makeApiKey: {
    method: "post",
    path: "/api/account/keys",
    summary:
      "Make an API key; the same Idempotency-Key again replaces the key's secret instead of adding one",
    access: "account",
    isPersonal: true,
    success: { status: 201, description: "The key is shown this once", schema: ApiKeyMade },
    refusals: creationRefusals,
    headers,
    body: NewApiKey,
  },
  revokeApiKey: {
    method: "delete",
    path: "/api/account/keys/{id}",
    summary: "Revoke an API key: it opens nothing from now on",
    access: "account",
    isPersonal: true,
    success: { status: 200, description: "It is revoked", schema: Deleted },
    refusals: removalRefusals,
    pathParameters,
  },
  listWebhooks: {
    method: "get",
    path: "/api/account/webhooks",
    summary: "The addresses that are told what happens in the account, the newest first",
    access: "account",
    isPersonal: true,
    success: { status: 200, description: "All of them", schema: z.array(Webhook) },
    refusals: ["not_signed_in", "forbidden"],
  },
  makeWebhook: {
    method: "post",
    path: "/api/account/webhooks",
    summary:
      "Add an address; the same Idempotency-Key again replaces its secret instead of adding another",
    access: "account",
    isPersonal: true,
    success: { status: 201, description: "The secret is shown this once", schema: WebhookMade },
    refusals: creationRefusals,
    headers,
    body: NewWebhook,
  },
  testWebhook: {
    method: "post",
    path: "/api/account/webhooks/{id}/test",
    summary: "Send a test message now; a webhook that was turned off is on again once it arrives",
    access: "account",
    isPersonal: true,
    success: { status: 200, description: "What came of it", schema: WebhookTested },
    refusals: removalRefusals,
    pathParameters,
  },
  deleteWebhook: {
    method: "delete",
    path: "/api/account/webhooks/{id}",
    summary: "Delete a webhook with the messages that wait for it",
    access: "account",
    isPersonal: true,
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: removalRefusals,
    pathParameters,
  },
} as const satisfies Record<string, Route>;
