import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Metadata } from "./list.ts";
import type { Price } from "./price.ts";
import { planOfPrice } from "./subscription.ts";

const unusedOfPhase = {
  add_invoice_items: [] as string[],
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: "usd",
  default_payment_method: null,
  default_tax_rates: [] as string[],
  description: null,
  discounts: [] as string[],
  invoice_settings: null,
  on_behalf_of: null,
  transfer_data: null,
  trial_end: null,
} as const;

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

export type Phase = typeof unusedOfPhase & {
  start_date: Seconds;
  end_date: Seconds;
  items: ReturnType<typeof newPhaseItem>[];
  metadata: Metadata;
  proration_behavior: ProrationBehavior;
};

export type PhaseInput = Pick<Phase, "start_date" | "end_date" | "proration_behavior"> & {
  items: { price: Price; quantity: number }[];
};

export function newPhase(input: PhaseInput): Phase {
  return { ...unusedOfPhase, ...input, items: input.items.map(newPhaseItem), metadata: {} };
}

function newPhaseItem({ price, quantity }: { price: Price; quantity: number }) {
  return {
    billing_thresholds: null,
    discounts: [] as string[],
    metadata: {} as Metadata,
    plan: planOfPrice(price).id,
    price: price.id,
    quantity,
    tax_rates: [] as string[],
  };
}

const unused = {
  application: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  customer_account: null,
  default_settings: {
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: "automatic",
    billing_thresholds: null,
    collection_method: "charge_automatically",
    default_payment_method: null,
    description: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      days_until_due: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    on_behalf_of: null,
    transfer_data: null,
  },
  livemode: false,
  object: "subscription_schedule",
  pause_schedules: [] as string[],
  test_clock: null,
} as const;

export type Schedule = typeof unused & {
  id: string;
  canceled_at: Seconds | null;
  completed_at: Seconds | null;
  created: Seconds;
  current_phase: { start_date: Seconds; end_date: Seconds } | null;
  customer: string;
  end_behavior: "release" | "cancel";
  metadata: Metadata;
  phases: Phase[];
  released_at: Seconds | null;
  released_subscription: string | null;
  status: "active" | "canceled" | "completed" | "released";
  subscription: string | null;
};

export function newSchedule(
  input: { customer: string; subscription: string; phase: Phase },
  created: Seconds,
): Schedule {
  const { start_date, end_date } = input.phase;
  return {
    ...unused,
    id: newId("sub_sched"),
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date, end_date },
    customer: input.customer,
    end_behavior: "release",
    metadata: {},
    phases: [input.phase],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: input.subscription,
  };
}
