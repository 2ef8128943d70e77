import {
  BillingPortal,
  NewSubscription,
  PaymentConfig,
  SubscriptionOutcome,
  SubscriptionPlan,
  WebhookReceipt,
} from "../billing.ts";
import type { Route } from "../route.ts";
import { User } from "../user.ts";

export const billingRoutes = {
  listSubscriptionPlans: {
    method: "get",
    path: "/api/subscription-plans",
    summary: "The plans and what each gives",
    access: "anybody",
    success: { status: 200, description: "All plans", schema: SubscriptionPlan.array() },
    refusals: [],
  },
  getPaymentConfig: {
    method: "get",
    path: "/api/stripe/config",
    summary: "What a browser needs to take a payment",
    access: "anybody",
    success: { status: 200, description: "The publishable key, or null", schema: PaymentConfig },
    refusals: [],
  },
  createSubscription: {
    method: "post",
    path: "/api/create-subscription",
    summary: "Begin a plan, or change to it: up at once and prorated, down at the period's end",
    access: "account",
    success: { status: 200, description: "What came of it", schema: SubscriptionOutcome },
    refusals: [
      "invalid_request",
      "not_signed_in",
      "forbidden",
      "payment_failed",
      "conflict",
      "rate_limited",
    ],
    body: NewSubscription,
  },
  syncSubscription: {
    method: "post",
    path: "/api/billing/sync",
    summary: "Read the person's plan from the payment provider again, as after a payment",
    access: "account",
    success: { status: 200, description: "The plan as it stands", schema: User.shape.subscription },
    refusals: ["not_signed_in", "forbidden", "rate_limited"],
  },
  getBillingPortal: {
    method: "get",
    path: "/api/billing-portal-url",
    summary: "Where the person manages card, invoices and cancellation",
    access: "account",
    success: { status: 200, description: "An address of the provider", schema: BillingPortal },
    refusals: ["not_signed_in", "not_found"],
  },
  receiveWebhook: {
    method: "post",
    path: "/api/stripe/webhook",
    summary: "The payment provider's events, signed by it",
    access: "anybody",
    success: { status: 200, description: "The event is kept", schema: WebhookReceipt },
    refusals: ["invalid_request", "too_large", "not_found"],
  },
} as const satisfies Record<string, Route>;
