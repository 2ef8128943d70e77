import { z } from "zod";
import { field, httpUrl } from "../fields.ts";

/** One row of `GET /api/subscription-plans`: a plan as every screen shows it. */
export const SubscriptionPlan = z.object({
  id: z.enum(["free", "side_hustler", "power_flipper"]),
  name: z.string(),
  /** US cents. */
  pricePerMonth: z.number().int(),
  analysesPerMonth: z.number().int(),
  description: z.string(),
  features: z.array(z.string()).readonly(),
  notIncluded: z.array(z.string()).readonly(),
  isPopular: z.boolean(),
  badge: z.string().nullable(),
  icon: z.enum(["search", "trending-up", "zap"]),
  buttonText: z.string(),
});

/** Answer of `GET /api/stripe/config`; null while no payments are configured. */
export const PaymentConfig = z.object({ publishableKey: z.string().nullable() });

/** What `POST /api/create-subscription` takes: a plan's name as the pricing page links it. */
export const NewSubscription = z.strictObject({ planName: field });

/**
 * What came of a wish for a plan. Only `payment` asks for a card; the message says in each case
 * what happened.
 */
export const SubscriptionOutcome = z.object({
  kind: z.enum(["payment", "upgraded", "downgrade_scheduled", "already_on_plan"]),
  clientSecret: z.string().nullable(),
  message: z.string(),
});
export type SubscriptionOutcome = z.infer<typeof SubscriptionOutcome>;

/** One bill of `GET /api/billing/invoices`. */
export const Invoice = z.object({
  id: z.string(),
  /** As printed on it: "A1B2-0001". */
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** US cents. */
  totalCents: z.number().int(),
  status: z.enum(["open", "paid", "uncollectible", "void"]),
  /** The provider's own page of it. */
  url: httpUrl.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Answer of `GET /api/billing-portal-url`. */
export const BillingPortal = z.object({ url: httpUrl });

/** Answer of the provider's webhook; it only says that the event is kept. */
export const WebhookReceipt = z.object({ received: z.literal(true) });
