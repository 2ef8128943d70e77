import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Metadata } from "./list.ts";

export type CardError = {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
};

const unused = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: "automatic",
  confirmation_method: "automatic",
  currency: "usd",
  customer_account: null,
  description: "Subscription creation",
  excluded_payment_method_types: null,
  latest_charge: null,
  livemode: false,
  managed_payments: { enabled: false },
  object: "payment_intent",
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: "off_session",
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export type PaymentIntent = typeof unused & {
  id: string;
  /** Cents. */
  amount: number;
  amount_received: number;
  canceled_at: Seconds | null;
  cancellation_reason: "void_invoice" | null;
  client_secret: string;
  created: Seconds;
  customer: string;
  last_payment_error: CardError | null;
  metadata: Metadata;
  next_action: { type: "use_stripe_sdk"; use_stripe_sdk: { type: string } } | null;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
};

export function newPaymentIntent(
  input: { amountCents: number; customer: string },
  created: Seconds,
): PaymentIntent {
  const id = newId("pi");
  return {
    ...unused,
    id,
    amount: input.amountCents,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId("secret", 25)}`,
    created,
    customer: input.customer,
    last_payment_error: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  };
}

export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

export function newPaymentMethod(customer: string, created: Seconds) {
  return {
    id: newId("pm"),
    object: "payment_method" as const,
    allow_redisplay: "unspecified" as const,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: { brand: "visa", country: "US", exp_month: 12, exp_year: 2040, last4: "4242" },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {} as Metadata,
    type: "card" as const,
  };
}
