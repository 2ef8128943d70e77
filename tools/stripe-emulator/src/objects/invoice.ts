import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Period } from "../proration.ts";
import type { Customer } from "./customer.ts";
import type { ListOf, Metadata } from "./list.ts";
import { listOf } from "./list.ts";
import type { Price } from "./price.ts";
import type { Subscription } from "./subscription.ts";

type BillingReason = "subscription_create" | "subscription_cycle" | "subscription_update";

export type InvoiceLine = ReturnType<typeof newInvoiceLine>;

const unused = {
  account_country: "US",
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  currency: "usd",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [] as string[],
  default_source: null,
  default_tax_rates: [] as string[],
  description: null,
  discounts: [] as string[],
  due_date: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  object: "invoice",
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [] as string[],
  total_pretax_credit_amounts: [] as string[],
  total_taxes: [] as string[],
  webhooks_delivered_at: null,
} as const;

/** Every amount is in cents. */
export type Invoice = typeof unused & {
  id: string;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: BillingReason;
  created: Seconds;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  default_payment_method: string | null;
  effective_at: Seconds | null;
  ending_balance: number | null;
  lines: ListOf<InvoiceLine>;
  metadata: Metadata;
  next_payment_attempt: Seconds | null;
  number: string | null;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
    type: "subscription_details";
  };
  period_end: Seconds;
  period_start: Seconds;
  starting_balance: number;
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  status_transitions: {
    finalized_at: Seconds | null;
    marked_uncollectible_at: Seconds | null;
    paid_at: Seconds | null;
    voided_at: Seconds | null;
  };
  subtotal: number;
  subtotal_excluding_tax: number;
  total: number;
  total_excluding_tax: number;
};

export type InvoiceInput = {
  customer: Customer;
  subscription: Subscription;
  reason: BillingReason;
  lines: InvoiceLine[];
  /** The time billed for; an invoice of a change covers just its moment. */
  period: Period;
};

export function newInvoice(input: InvoiceInput, created: Seconds): Invoice {
  const id = newId("in");
  const { customer, subscription } = input;
  const total = input.lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...unused,
    id,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: input.reason,
    created,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    effective_at: null,
    ending_balance: null,
    lines: listOf(
      input.lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: input.period.end,
    period_start: input.period.start,
    starting_balance: 0,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

export type LineInput = {
  amountCents: number;
  description: string;
  item: { id: string; price: Price; quantity: number; subscription: string };
  period: Period;
  isProration: boolean;
};

export function newInvoiceLine(input: LineInput) {
  const { item } = input;
  return {
    id: newId("il"),
    object: "line_item" as const,
    amount: input.amountCents,
    currency: "usd",
    description: input.description,
    discount_amounts: [] as string[],
    discountable: !input.isProration,
    discounts: [] as string[],
    invoice: null as string | null,
    livemode: false,
    metadata: {} as Metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: input.isProration ? newId("ii") : null,
        proration: input.isProration,
        proration_details: input.isProration ? { credited_items: null } : null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: "subscription_item_details" as const,
    },
    period: input.period,
    pretax_credit_amounts: [] as string[],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: "price_details" as const,
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: input.amountCents,
    taxes: [] as string[],
  };
}
