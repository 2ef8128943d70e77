import { secondsPerDay } from "./clock.ts";
import { change } from "./event-log.ts";
import { intentOf, invoiceOfIntent, markPaid, subscriptionOf } from "./invoicing.ts";
import type { Invoice } from "./objects/invoice.ts";
import type { CardError, PaymentIntent } from "./objects/payment-intent.ts";
import { newPaymentMethod } from "./objects/payment-intent.ts";
import type { Subscription, SubscriptionItem } from "./objects/subscription.ts";
import { endSubscription } from "./subscription-end.ts";
import type { PaymentOutcome, World } from "./world.ts";
import { known } from "./world.ts";

export const cardDeclined: CardError = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

export const authenticationFailed: CardError = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** The card that pays without anybody at the browser: the subscription's, then the customer's. */
export function savedCard(world: World, subscription: Subscription): string | null {
  const customer = known(world.customers, subscription.customer);
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
}

/** Looks at how the next attempt will end, without using it up. */
export function expectedOutcome(world: World, subscription: Subscription): PaymentOutcome {
  if (savedCard(world, subscription) === null) return "decline";
  const planned = world.outcomes.get(subscription.customer)?.[0] ?? world.outcomes.get("*")?.[0];
  return planned ?? "success";
}

function takeOutcome(world: World, subscription: Subscription): PaymentOutcome {
  const outcome = expectedOutcome(world, subscription);
  if (savedCard(world, subscription) === null) return outcome;
  const own = world.outcomes.get(subscription.customer);
  (own !== undefined && own.length > 0 ? own : world.outcomes.get("*"))?.shift();
  return outcome;
}

/** Tries to take what an open invoice asks for, with the saved card. */
export function collect(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const intent = intentOf(world, invoice);
  if (intent === undefined) {
    markPaid(world, invoice);
    applyPaidInvoice(world, invoice);
    return;
  }
  const card = savedCard(world, subscription);
  const outcome = takeOutcome(world, subscription);
  if (outcome === "success") succeed(world, intent, card);
  else if (outcome === "requires_action") askForAuthentication(world, intent);
  else fail(world, intent, cardDeclined);
}

/** Money arrived: the invoice is paid, and what waited for it happens. */
export function succeed(world: World, intent: PaymentIntent, savedMethod: string | null): void {
  const invoice = invoiceOfIntent(world, intent);
  const subscription = subscriptionOf(world, invoice);
  Object.assign(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
    payment_method: savedMethod ?? attachCard(world, intent.customer),
    status: "succeeded",
  } satisfies Partial<PaymentIntent>);
  invoice.attempt_count += 1;
  world.log.emit("payment_intent.succeeded", intent);
  markPaid(world, invoice);
  if (subscription.payment_settings.save_default_payment_method === "on_subscription") {
    const to = { default_payment_method: intent.payment_method };
    change(world.log, "customer.subscription.updated", { object: subscription, to });
  }
  applyPaidInvoice(world, invoice);
}

function attachCard(world: World, customer: string): string {
  const method = newPaymentMethod(customer, world.clock.now());
  world.paymentMethods.set(method.id, method);
  world.log.emit("payment_method.attached", method);
  return method.id;
}

function applyPaidInvoice(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const waiting = world.waitingItems.get(subscription.id);
  if (waiting?.invoice === invoice.id) {
    world.waitingItems.delete(subscription.id);
    const items = { ...subscription.items, data: inRunningPeriod(subscription, waiting.items) };
    const to = { items, pending_update: null };
    change(world.log, "customer.subscription.updated", { object: subscription, to });
    world.log.emit("customer.subscription.pending_update_applied", subscription);
  }
  const isOwed = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (!isOwed || subscription.latest_invoice !== invoice.id) return;
  known(world.customers, subscription.customer).delinquent = false;
  const to = { status: "active" } as const;
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}

/** A renewal may have come between the change and its payment. */
function inRunningPeriod(subscription: Subscription, items: readonly SubscriptionItem[]) {
  const running = subscription.items.data[0];
  return items.map((item) => ({
    ...item,
    current_period_start: running?.current_period_start ?? item.current_period_start,
    current_period_end: running?.current_period_end ?? item.current_period_end,
  }));
}

export function fail(world: World, intent: PaymentIntent, error: CardError): void {
  const invoice = invoiceOfIntent(world, intent);
  Object.assign(intent, {
    last_payment_error: error,
    next_action: null,
    status: "requires_payment_method",
  } satisfies Partial<PaymentIntent>);
  world.log.emit("payment_intent.payment_failed", intent);
  noteFailure(world, invoice);
  world.log.emit("invoice.payment_failed", invoice);
  fallBehind(world, invoice);
}

/** The card's bank wants to see its owner; nothing is paid until that happened. */
export function askForAuthentication(world: World, intent: PaymentIntent): void {
  const invoice = invoiceOfIntent(world, intent);
  Object.assign(intent, {
    next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } },
    status: "requires_action",
  } satisfies Partial<PaymentIntent>);
  world.log.emit("payment_intent.requires_action", intent);
  noteFailure(world, invoice);
  world.log.emit("invoice.payment_action_required", invoice);
  world.log.emit("invoice.payment_failed", invoice);
  fallBehind(world, invoice);
}

function noteFailure(world: World, invoice: Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.billing_reason !== "subscription_cycle" || world.retries.has(invoice.id)) return;
  const firstFailure = world.clock.now();
  world.retries.set(invoice.id, { firstFailure, done: 0 });
  invoice.next_payment_attempt = retryMoment(world, firstFailure, 0);
}

function retryMoment(world: World, firstFailure: number, done: number): number | null {
  const days = world.settings.retryDays[done];
  return days === undefined ? null : firstFailure + days * secondsPerDay;
}

/** A running subscription whose invoice stays open is past due, unless the change itself waits. */
function fallBehind(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const isWaiting = world.waitingItems.get(subscription.id)?.invoice === invoice.id;
  if (subscription.status !== "active" || isWaiting) return;
  known(world.customers, subscription.customer).delinquent = true;
  const to = { status: "past_due" } as const;
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}

/** Tries an overdue renewal again; after the last failure the subscription ends or stays unpaid. */
export function retryInvoice(world: World, invoice: Invoice): void {
  const retry = world.retries.get(invoice.id);
  if (retry === undefined) return;
  retry.done += 1;
  invoice.next_payment_attempt = retryMoment(world, retry.firstFailure, retry.done);
  collect(world, invoice);
  if (invoice.status !== "open" || invoice.next_payment_attempt !== null) return;
  world.retries.delete(invoice.id);
  invoice.auto_advance = false;
  const subscription = subscriptionOf(world, invoice);
  if (world.settings.afterRetries === "canceled") {
    endSubscription(world, subscription, "payment_failed");
    return;
  }
  const to = { status: "unpaid" } as const;
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}
