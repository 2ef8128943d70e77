import { pendingHours } from "./change-items.ts";
import type { Seconds } from "./clock.ts";
import { periodEndAfter, secondsPerHour } from "./clock.ts";
import { collect, retryInvoice } from "./collection.ts";
import { change } from "./event-log.ts";
import { draftInvoice, finalizeInvoice, periodLines } from "./invoicing.ts";
import type { Subscription } from "./objects/subscription.ts";
import { leavePhase } from "./phases.ts";
import { endSubscription, expirePendingUpdate, expireSubscription } from "./subscription-end.ts";
import type { World } from "./world.ts";

type Due = { at: Seconds; run: () => void };

/** Moves the clock to a moment and lets everything happen on its own day, in order. */
export function passTime(world: World, until: Seconds): void {
  for (;;) {
    const next = dueThings(world).toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined || next.at > until) break;
    world.clock.moveTo(next.at);
    next.run();
  }
  world.clock.moveTo(until);
}

/**
 * What will happen by itself, and when.
 *
 * For one moment the order counts: a schedule's phase and a wish to cancel come before the renewal.
 */
function dueThings(world: World): Due[] {
  const phases = [...world.schedules.values()].flatMap((schedule) => {
    const at = schedule.status === "active" ? schedule.current_phase?.end_date : undefined;
    return at === undefined ? [] : [{ at, run: () => leavePhase(world, schedule) }];
  });
  const subscriptions = [...world.subscriptions.values()];
  const retries = [...world.invoices.values()].flatMap((invoice) => {
    const at = invoice.next_payment_attempt;
    return at === null ? [] : [{ at, run: () => retryInvoice(world, invoice) }];
  });
  return [
    ...phases,
    ...subscriptions.flatMap((subscription) => expiryOf(world, subscription)),
    ...subscriptions.flatMap((subscription) => endOf(world, subscription)),
    ...subscriptions.flatMap((subscription) => renewalOf(world, subscription)),
    ...retries,
  ];
}

const isRunning = ({ status }: Subscription) =>
  status === "active" || status === "past_due" || status === "unpaid";

function expiryOf(world: World, subscription: Subscription): Due[] {
  if (subscription.status === "incomplete") {
    const at = subscription.created + pendingHours * secondsPerHour;
    return [{ at, run: () => expireSubscription(world, subscription) }];
  }
  const update = subscription.pending_update;
  if (update === null) return [];
  return [{ at: update.expires_at, run: () => expirePendingUpdate(world, subscription) }];
}

function endOf(world: World, subscription: Subscription): Due[] {
  if (!isRunning(subscription) || subscription.cancel_at === null) return [];
  const run = () => endSubscription(world, subscription, "cancellation_requested");
  return [{ at: subscription.cancel_at, run }];
}

function renewalOf(world: World, subscription: Subscription): Due[] {
  const at = subscription.items.data[0]?.current_period_end;
  if (!isRunning(subscription) || at === undefined) return [];
  return [{ at, run: () => renew(world, subscription) }];
}

/** Begins the next month and bills it, together with prorations that waited for it. */
function renew(world: World, subscription: Subscription): void {
  const now = world.clock.now();
  const end = periodEndAfter(subscription.billing_cycle_anchor, now);
  const before = subscription.items.data[0]?.current_period_start ?? now;
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: now,
    current_period_end: end,
  }));
  const items = { ...subscription.items, data };
  const waiting = world.waitingLines.get(subscription.id) ?? [];
  world.waitingLines.delete(subscription.id);
  const invoice = draftInvoice(world, subscription, {
    reason: "subscription_cycle",
    lines: [...waiting, ...periodLines(world, data)],
    period: { start: before, end: now },
  });
  const to = { items, latest_invoice: invoice.id };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
  if (subscription.status === "unpaid") {
    // An unpaid subscription goes on writing invoices, but nobody tries to collect them.
    invoice.auto_advance = false;
    return;
  }
  finalizeInvoice(world, invoice);
  collect(world, invoice);
}
