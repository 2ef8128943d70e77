import { change } from "./event-log.ts";
import { voidInvoice } from "./invoicing.ts";
import type { Subscription } from "./objects/subscription.ts";
import type { World } from "./world.ts";
import { known } from "./world.ts";

/** Ends a subscription now. What is still open is not collected any more. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  const now = world.clock.now();
  const wasIncomplete = subscription.status === "incomplete";
  const cancellationDetails = { ...subscription.cancellation_details, reason };
  stopCollection(world, subscription);
  Object.assign(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: cancellationDetails,
    ended_at: now,
    pending_update: null,
    // A subscription that never began has not been canceled: it expires.
    status: wasIncomplete ? "incomplete_expired" : "canceled",
  } satisfies Partial<Subscription>);
  endSchedule(world, subscription);
  world.log.emit("customer.subscription.deleted", subscription);
}

/** The first payment did not arrive within 23 hours: a state from which nothing leads back. */
export function expireSubscription(world: World, subscription: Subscription): void {
  stopCollection(world, subscription);
  const to = { ended_at: world.clock.now(), status: "incomplete_expired" } as const;
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}

/** Gives up a change that was not paid in time; the subscription goes on as it was. */
export function expirePendingUpdate(world: World, subscription: Subscription): void {
  const waiting = world.waitingItems.get(subscription.id);
  world.waitingItems.delete(subscription.id);
  if (waiting !== undefined) voidInvoice(world, known(world.invoices, waiting.invoice));
  const to = { pending_update: null };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
  world.log.emit("customer.subscription.pending_update_expired", subscription);
}

function stopCollection(world: World, subscription: Subscription): void {
  world.waitingLines.delete(subscription.id);
  const waiting = world.waitingItems.get(subscription.id);
  world.waitingItems.delete(subscription.id);
  for (const invoice of world.invoices.values()) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    const isPointless = subscription.status === "incomplete" || waiting?.invoice === invoice.id;
    if (isPointless) voidInvoice(world, invoice);
    if (invoice.status === "open") {
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
      world.retries.delete(invoice.id);
    }
  }
}

function endSchedule(world: World, subscription: Subscription): void {
  const schedule = world.schedules.get(subscription.schedule ?? "");
  if (schedule === undefined || schedule.status !== "active") return;
  Object.assign(schedule, {
    canceled_at: world.clock.now(),
    current_phase: null,
    status: "canceled",
  });
  world.log.emit("subscription_schedule.canceled", schedule);
}
