import { z } from "zod";
import { Analysis } from "../analyses/analysis.ts";
import { Deal } from "../deals/deal.ts";
import { text } from "../fields.ts";
import { limits } from "../limits.ts";

export const webhookEvents = ["analysis.created", "deal.sold"] as const;
const WebhookEvent = z.enum(webhookEvents, `must be one of ${webhookEvents.join(", ")}`);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** What `POST /api/account/webhooks` takes. */
export const NewWebhook = z.strictObject({
  url: text(limits.urlCharacters).check(
    z.url({ protocol: /^https$/, error: "must be an https address" }),
  ),
  events: z
    .array(WebhookEvent)
    .min(1, "must have at least one event")
    .max(webhookEvents.length, "must have each event once")
    .refine((events) => new Set(events).size === events.length, "must have each event once"),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** What became of the last try to deliver. */
const WebhookTry = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  /** "Answered 200", "Timed out": one short sentence. */
  outcome: z.string(),
  isDelivered: z.boolean(),
});

/** One of `GET /api/account/webhooks`. The secret is shown once, when the webhook is made. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: z.iso.datetime(),
  lastTry: WebhookTry.nullable(),
  /** Messages that wait for their first or next try. */
  waiting: z.number().int(),
  /** Why we turned it off; null while it is on. */
  turnedOff: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Answer of `POST /api/account/webhooks`: signatures are checked with the secret. */
export const WebhookMade = Webhook.extend({ secret: z.string() });
export type WebhookMade = z.infer<typeof WebhookMade>;

/** Answer of `POST /api/account/webhooks/{id}/test`. */
export const WebhookTested = WebhookTry;
export type WebhookTested = z.infer<typeof WebhookTested>;

/** The body of a message, as Standard Webhooks has it. */
export const WebhookMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("analysis.created"), timestamp: z.iso.datetime(), data: Analysis }),
  z.object({ type: z.literal("deal.sold"), timestamp: z.iso.datetime(), data: Deal }),
  z.object({
    type: z.literal("test"),
    timestamp: z.iso.datetime(),
    data: z.object({ message: z.string() }),
  }),
]);
export type WebhookMessage = z.infer<typeof WebhookMessage>;
