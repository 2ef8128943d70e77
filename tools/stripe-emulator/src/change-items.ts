import { secondsPerHour } from "./clock.ts";
import { cardDeclined, collect, expectedOutcome } from "./collection.ts";
import { change } from "./event-log.ts";
import { paymentFailed } from "./http/errors.ts";
import { draftInvoice, finalizeInvoice } from "./invoicing.ts";
import type { Invoice, InvoiceLine } from "./objects/invoice.ts";
import { newInvoiceLine } from "./objects/invoice.ts";
import type { ProrationBehavior } from "./objects/schedule.ts";
import type { Subscription, SubscriptionItem } from "./objects/subscription.ts";
import { remainingCents } from "./proration.ts";
import type { PaymentBehavior } from "./subscribe.ts";
import type { World } from "./world.ts";
import { known } from "./world.ts";

/** How long a change waits to be paid before it is dropped. */
export const pendingHours = 23;

export type ItemsChange = {
  items: SubscriptionItem[];
  proration: ProrationBehavior;
  payment: PaymentBehavior;
};

/** Moves a subscription to other items within the running period. */
export function changeItems(world: World, subscription: Subscription, to: ItemsChange): void {
  const lines = to.proration === "none" ? [] : prorationLines(world, subscription, to.items);
  const waiting = world.waitingLines.get(subscription.id) ?? [];
  if (to.proration !== "always_invoice" || lines.length === 0) {
    world.waitingLines.set(subscription.id, [...waiting, ...lines]);
    replaceItems(world, subscription, to.items);
    return;
  }
  const billed = [...waiting, ...lines];
  refuseUnpayable(world, subscription, { billed, payment: to.payment });
  world.waitingLines.delete(subscription.id);
  if (to.payment !== "pending_if_incomplete") replaceItems(world, subscription, to.items);
  const now = world.clock.now();
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_update",
    lines: billed,
    period: { start: now, end: now },
  });
  if (to.payment === "pending_if_incomplete") {
    world.waitingItems.set(subscription.id, { invoice: invoice.id, items: to.items });
  }
  const latest = { latest_invoice: invoice.id };
  change(world.log, "customer.subscription.updated", { object: subscription, to: latest });
  finalizeInvoice(world, invoice);
  if (to.payment === "default_incomplete" && invoice.amount_due > 0) awaitPayment();
  else collect(world, invoice);
  notePending(world, subscription, invoice);

  function awaitPayment() {
    const status = { status: "past_due" } as const;
    change(world.log, "customer.subscription.updated", { object: subscription, to: status });
  }
}

function replaceItems(world: World, subscription: Subscription, data: SubscriptionItem[]): void {
  const items = { ...subscription.items, data };
  change(world.log, "customer.subscription.updated", { object: subscription, to: { items } });
}

/** A credit for what is left of each old item, and a charge for what is left of each new one. */
function prorationLines(
  world: World,
  subscription: Subscription,
  next: readonly SubscriptionItem[],
): InvoiceLine[] {
  const now = world.clock.now();
  const isSame = (one: SubscriptionItem, other: SubscriptionItem | undefined) =>
    other?.price.id === one.price.id && other.quantity === one.quantity;
  const before = subscription.items.data;
  const byId = (items: readonly SubscriptionItem[], id: string) =>
    items.find((item) => item.id === id);
  const line = (item: SubscriptionItem, sign: 1 | -1) => {
    const period = { start: item.current_period_start, end: item.current_period_end };
    const cents = remainingCents(item.price.unit_amount * item.quantity, period, now);
    const { name } = known(world.products, item.price.product);
    const day = new Date(now * 1000).toUTCString().slice(5, 16);
    const words = sign === 1 ? "Remaining time on" : "Unused time on";
    return newInvoiceLine({
      amountCents: sign * cents,
      description: `${words} ${name} after ${day}`,
      item,
      period: { start: now, end: item.current_period_end },
      isProration: true,
    });
  };
  const left = before.filter((item) => !isSame(item, byId(next, item.id)));
  const joined = next.filter((item) => !isSame(item, byId(before, item.id)));
  const lines = [...left.map((item) => line(item, -1)), ...joined.map((item) => line(item, 1))];
  return lines.filter((each) => each.amount !== 0);
}

function refuseUnpayable(
  world: World,
  subscription: Subscription,
  { billed, payment }: { billed: InvoiceLine[]; payment: PaymentBehavior },
): void {
  if (payment !== "error_if_incomplete") return;
  const balanceCents = known(world.customers, subscription.customer).balance;
  const dueCents = billed.reduce((sum, line) => sum + line.amount, balanceCents);
  if (dueCents <= 0 || expectedOutcome(world, subscription) === "success") return;
  throw paymentFailed(cardDeclined);
}

/** Shows the change that waits for its payment, until it is paid or 23 hours are over. */
function notePending(world: World, subscription: Subscription, invoice: Invoice): void {
  const waiting = world.waitingItems.get(subscription.id);
  if (waiting?.invoice !== invoice.id) return;
  const pendingUpdate = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: world.clock.now() + pendingHours * secondsPerHour,
    metadata: null,
    subscription_items: waiting.items,
    trial_end: null,
    trial_from_plan: null,
  };
  const to = { pending_update: pendingUpdate };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}
