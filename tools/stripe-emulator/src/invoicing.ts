import { change } from "./event-log.ts";
import type { Customer } from "./objects/customer.ts";
import type { Invoice, InvoiceInput, InvoiceLine } from "./objects/invoice.ts";
import { newInvoice, newInvoiceLine } from "./objects/invoice.ts";
import { listOf } from "./objects/list.ts";
import type { PaymentIntent } from "./objects/payment-intent.ts";
import { newPaymentIntent } from "./objects/payment-intent.ts";
import type { Subscription, SubscriptionItem } from "./objects/subscription.ts";
import type { World } from "./world.ts";
import { known } from "./world.ts";

/** The lines that bill a whole period of each item. */
export function periodLines(world: World, items: readonly SubscriptionItem[]): InvoiceLine[] {
  return items.map((item) => {
    const { name } = known(world.products, item.price.product);
    const dollars = (item.price.unit_amount / 100).toFixed(2);
    return newInvoiceLine({
      amountCents: item.price.unit_amount * item.quantity,
      description: `${item.quantity} × ${name} (at $${dollars} / month)`,
      item,
      period: { start: item.current_period_start, end: item.current_period_end },
      isProration: false,
    });
  });
}

/** Writes an invoice of a subscription; it can still not be paid. */
export function draftInvoice(
  world: World,
  subscription: Subscription,
  input: Pick<InvoiceInput, "reason" | "lines" | "period">,
): Invoice {
  const customer = known(world.customers, subscription.customer);
  customer.currency = "usd";
  const invoice = newInvoice({ ...input, customer, subscription }, world.clock.now());
  world.invoices.set(invoice.id, invoice);
  world.log.emit("invoice.created", invoice);
  return invoice;
}

/** Numbers an invoice, settles the customer's credit and makes what is left payable. */
export function finalizeInvoice(world: World, invoice: Invoice): void {
  const customer = known(world.customers, invoice.customer);
  const balanceCents = customer.balance;
  const dueCents = Math.max(0, invoice.total + balanceCents);
  const leftCents = invoice.total + balanceCents - dueCents;
  Object.assign(invoice, {
    amount_due: dueCents,
    amount_remaining: dueCents,
    effective_at: world.clock.now(),
    ending_balance: leftCents,
    number: nextNumber(customer),
    starting_balance: balanceCents,
    status: "open",
  } satisfies Partial<Invoice>);
  invoice.status_transitions.finalized_at = world.clock.now();
  if (leftCents !== balanceCents) {
    change(world.log, "customer.updated", { object: customer, to: { balance: leftCents } });
  }
  if (dueCents > 0) createIntent(world, invoice);
  world.log.emit("invoice.finalized", invoice);
}

function nextNumber(customer: Customer): string {
  const sequence = customer.next_invoice_sequence;
  customer.next_invoice_sequence += 1;
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
}

function createIntent(world: World, invoice: Invoice): void {
  const input = { amountCents: invoice.amount_due, customer: invoice.customer };
  const intent = newPaymentIntent(input, world.clock.now());
  world.paymentIntents.set(intent.id, intent);
  world.intentOfInvoice.set(invoice.id, intent.id);
  world.log.emit("payment_intent.created", intent);
}

export function intentOf(world: World, invoice: Invoice): PaymentIntent | undefined {
  const id = world.intentOfInvoice.get(invoice.id);
  return id === undefined ? undefined : world.paymentIntents.get(id);
}

export function invoiceOfIntent(world: World, intent: PaymentIntent): Invoice {
  const entry = [...world.intentOfInvoice].find(([, id]) => id === intent.id);
  return known(world.invoices, entry?.[0] ?? null);
}

export function subscriptionOf(world: World, invoice: Invoice): Subscription {
  return known(world.subscriptions, invoice.parent.subscription_details.subscription);
}

export function markPaid(world: World, invoice: Invoice): void {
  invoice.status_transitions.paid_at = world.clock.now();
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
  } satisfies Partial<Invoice>);
  world.retries.delete(invoice.id);
  world.log.emit("invoice.paid", invoice);
  world.log.emit("invoice.payment_succeeded", invoice);
}

/** An invoice that nobody has to pay any more; its payment intent can no longer be confirmed. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== "open") return;
  invoice.status_transitions.voided_at = world.clock.now();
  Object.assign(invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: "void",
  } satisfies Partial<Invoice>);
  world.retries.delete(invoice.id);
  const intent = intentOf(world, invoice);
  if (intent !== undefined && intent.status !== "succeeded") {
    Object.assign(intent, {
      canceled_at: world.clock.now(),
      cancellation_reason: "void_invoice",
      next_action: null,
      status: "canceled",
    } satisfies Partial<PaymentIntent>);
    world.log.emit("payment_intent.canceled", intent);
  }
  world.log.emit("invoice.voided", invoice);
}

/** What the browser needs to pay this invoice; sent only when it is asked for. */
export function confirmationSecret(world: World, invoiceId: string) {
  const intent = intentOf(world, known(world.invoices, invoiceId));
  if (intent === undefined) return null;
  return { client_secret: intent.client_secret, type: "payment_intent" };
}

/** The payments of an invoice; sent only when they are asked for. */
export function invoicePayments(world: World, invoiceId: string) {
  const invoice = known(world.invoices, invoiceId);
  const intent = intentOf(world, invoice);
  const statuses = { paid: "paid", void: "canceled" } as const;
  const status = invoice.status === "paid" || invoice.status === "void" ? invoice.status : null;
  const payments = intent && {
    id: intent.id.replace("pi_", "inpay_"),
    object: "invoice_payment",
    amount_paid: invoice.status === "paid" ? intent.amount : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: "usd",
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: status === null ? "open" : statuses[status],
    status_transitions: {
      canceled_at: invoice.status_transitions.voided_at,
      paid_at: invoice.status_transitions.paid_at,
    },
  };
  return listOf(payments === undefined ? [] : [payments], `/v1/invoices/${invoice.id}/payments`);
}
