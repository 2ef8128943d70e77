import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { ListOf, Metadata } from "./list.ts";
import { listOf } from "./list.ts";
import type { Price } from "./price.ts";
import type { Period } from "../proration.ts";

type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled";

export type SubscriptionItem = {
  id: string;
  object: "subscription_item";
  billing_thresholds: null;
  created: Seconds;
  current_period_end: Seconds;
  current_period_start: Seconds;
  current_trial: null;
  discounts: string[];
  metadata: Metadata;
  plan: ReturnType<typeof planOfPrice>;
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: string[];
};

type PendingUpdate = {
  billing_cycle_anchor: null;
  cancel_at_period_end: null;
  discount: null;
  discounts: null;
  expires_at: Seconds;
  metadata: null;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
};

const unused = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [] as string[],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  currency: "usd",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [] as string[],
  description: null,
  discounts: [] as string[],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  livemode: false,
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  object: "subscription",
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { missing_payment_method: "create_invoice" } },
  trial_start: null,
} as const;

export type Subscription = typeof unused & {
  id: string;
  billing_cycle_anchor: Seconds;
  cancel_at: Seconds | null;
  cancel_at_period_end: boolean;
  canceled_at: Seconds | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    feedback_option: null;
    reason: "cancellation_requested" | "payment_failed" | null;
  };
  created: Seconds;
  customer: string;
  default_payment_method: string | null;
  ended_at: Seconds | null;
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: null;
    save_default_payment_method: "off" | "on_subscription";
  };
  pending_update: PendingUpdate | null;
  schedule: string | null;
  start_date: Seconds;
  status: SubscriptionStatus;
};

export type SubscriptionInput = Pick<Subscription, "customer" | "metadata" | "status"> & {
  defaultPaymentMethod: string | null;
  saveDefaultPaymentMethod: "off" | "on_subscription";
};

export function newSubscription(input: SubscriptionInput, now: Seconds): Subscription {
  const id = newId("sub");
  return {
    ...unused,
    id,
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    customer: input.customer,
    default_payment_method: input.defaultPaymentMethod,
    ended_at: null,
    items: listOf([], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: input.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.saveDefaultPaymentMethod,
    },
    pending_update: null,
    schedule: null,
    start_date: now,
    status: input.status,
  };
}

export type ItemInput = { subscription: string; price: Price; quantity: number; period: Period };

export function newSubscriptionItem(input: ItemInput, created: Seconds): SubscriptionItem {
  return {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: input.period.end,
    current_period_start: input.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(input.price),
    price: input.price,
    quantity: input.quantity,
    subscription: input.subscription,
    tax_rates: [],
  };
}

/** The older twin of a price that the provider still sends along. */
export function planOfPrice(price: Price) {
  return {
    id: price.id,
    object: "plan" as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: price.recurring.usage_type,
  };
}
