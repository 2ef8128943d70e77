import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { activeSubscription, emulatedStripe } from "./testing/emulated-stripe.ts";

/**
 * The fields that billing reads, with the kinds of value that the provider's own library declares.
 * A word with `?` may also be null.
 */
const expected = {
  customer: {
    id: "text",
    object: "text",
    balance: "number",
    created: "number",
    deleted: "absent",
    delinquent: "flag",
    email: "text?",
    invoice_settings: "object",
    livemode: "flag",
    metadata: "object",
    name: "text?",
  },
  subscription: {
    id: "text",
    object: "text",
    billing_cycle_anchor: "number",
    cancel_at: "number?",
    cancel_at_period_end: "flag",
    canceled_at: "number?",
    cancellation_details: "object",
    collection_method: "text",
    created: "number",
    currency: "text",
    // The period lies on the items, no longer on the subscription.
    current_period_end: "absent",
    current_period_start: "absent",
    customer: "text",
    default_payment_method: "text?",
    ended_at: "number?",
    items: "object",
    latest_invoice: "text?",
    livemode: "flag",
    metadata: "object",
    pending_update: "object?",
    schedule: "text?",
    start_date: "number",
    status: "text",
  },
  subscription_item: {
    id: "text",
    object: "text",
    current_period_end: "number",
    current_period_start: "number",
    metadata: "object",
    price: "object",
    quantity: "number",
    subscription: "text",
  },
  price: {
    id: "text",
    object: "text",
    active: "flag",
    currency: "text",
    lookup_key: "text?",
    product: "text",
    recurring: "object",
    type: "text",
    unit_amount: "number",
  },
  product: { id: "text", object: "text", active: "flag", name: "text", metadata: "object" },
  invoice: {
    id: "text",
    object: "text",
    amount_due: "number",
    amount_paid: "number",
    amount_remaining: "number",
    attempt_count: "number",
    billing_reason: "text",
    // Sent only when it is asked for.
    confirmation_secret: "absent",
    created: "number",
    currency: "text",
    customer: "text",
    lines: "object",
    next_payment_attempt: "number?",
    number: "text?",
    parent: "object",
    payment_intent: "absent",
    status: "text",
    status_transitions: "object",
    subtotal: "number",
    total: "number",
  },
  line_item: {
    id: "text",
    object: "text",
    amount: "number",
    currency: "text",
    description: "text",
    parent: "object",
    period: "object",
    pricing: "object",
    quantity: "number",
  },
  payment_intent: {
    id: "text",
    object: "text",
    amount: "number",
    client_secret: "text",
    currency: "text",
    customer: "text?",
    last_payment_error: "object?",
    next_action: "object?",
    payment_method: "text?",
    status: "text",
  },
  subscription_schedule: {
    id: "text",
    object: "text",
    current_phase: "object?",
    customer: "text",
    end_behavior: "text",
    phases: "list",
    released_subscription: "text?",
    status: "text",
    subscription: "text?",
  },
  "billing_portal.session": {
    id: "text",
    object: "text",
    customer: "text",
    return_url: "text?",
    url: "text",
  },
  event: {
    id: "text",
    object: "text",
    api_version: "text?",
    created: "number",
    data: "object",
    livemode: "flag",
    pending_webhooks: "number",
    request: "object?",
    type: "text",
  },
} as const;

type Kind = keyof typeof expected;

const kindOf = (value: unknown) => {
  const names: Record<string, string> = { string: "text", boolean: "flag", undefined: "absent" };
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : (names[typeof value] ?? typeof value);
};

const strip = (kind: string) => kind.replace("?", "");

/** One real answer of the emulator for every kind of object. */
async function answers(): Promise<Record<Kind, object>> {
  const world = await emulatedStripe();
  const { stripe } = world;
  const { customer, id } = await activeSubscription(world);
  const subscription = await stripe.subscriptions.retrieve(id);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const [item] = subscription.items.data;
  const [invoice] = (await stripe.invoices.list()).data;
  const [intent] = (await stripe.paymentIntents.list()).data;
  const [event] = (await stripe.events.list()).data;
  const [product] = (await stripe.products.list()).data;
  const session = await stripe.billingPortal.sessions.create({ customer: customer.id });
  const missing = {};
  return {
    customer,
    subscription,
    subscription_item: item ?? missing,
    price: item?.price ?? missing,
    product: product ?? missing,
    invoice: invoice ?? missing,
    line_item: invoice?.lines.data[0] ?? missing,
    payment_intent: intent ?? missing,
    subscription_schedule: schedule,
    "billing_portal.session": session,
    event: event ?? missing,
  };
}

const isKind = (name: string): name is Kind => name in expected;

test("every field that billing reads has its name and kind", async () => {
  const found = await answers();

  for (const [kind, fields] of Object.entries(expected)) {
    if (!isKind(kind)) continue;
    const answer: Record<string, unknown> = { ...found[kind] };
    for (const [field, wanted] of Object.entries(fields)) {
      const allowed = wanted.endsWith("?") ? [strip(wanted), "null"] : [wanted];
      expect(allowed, `${kind}.${field}`).toContain(kindOf(answer[field]));
    }
  }
});

// Set FLIPWORTH_STRIPE_FIXTURES to a copy of the provider's published example objects.
const fixturesPath = process.env["FLIPWORTH_STRIPE_FIXTURES"];
const published = fixturesPath ? JSON.parse(readFileSync(fixturesPath, "utf8")).resources : {};

test("every field of the provider's published examples is there, and of the same kind", async (context) => {
  if (!fixturesPath) context.skip("FLIPWORTH_STRIPE_FIXTURES names no file of examples");
  const found = await answers();

  const offenders = Object.entries(found).flatMap(([kind, answer]) => {
    const example: Record<string, unknown> = published[kind];
    // The client library turns decimals into objects of its own; as JSON they are text again.
    const given: Record<string, unknown> = JSON.parse(JSON.stringify(answer));
    return Object.entries(example)
      .map(([field, value]) => [`${kind}.${field}`, kindOf(value), kindOf(given[field])])
      .filter(([name, theirs, ours]) => {
        // The example still shows a field that this API version moved into `parent`.
        if (ours === "absent") return name !== "invoice.subscription";
        return theirs !== ours && theirs !== "null" && ours !== "null";
      });
  });
  expect(offenders).toEqual([]);
});
