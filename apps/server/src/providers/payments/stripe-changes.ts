import type Stripe from "stripe";
import type { Payments, ProviderSubscription } from "../../features/billing/payments-port.ts";
import { openPayment, planItem, type PlanPrices } from "./transform.ts";

export type Account = { stripe: Stripe; prices: PlanPrices };
type Change = Parameters<Payments["changeNow"]>[0];

export async function changeNow(
  { stripe, prices }: Account,
  { subscription, planId }: Change,
): ReturnType<Payments["changeNow"]> {
  const { items, schedule } = await stripe.subscriptions.retrieve(subscription.id);
  // A schedule would set the old plan again.
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
  const item = planItem(items.data, prices);
  if (!item) throw new Error(`Subscription ${subscription.id} is none of our plans`);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: prices[planId].sold }],
    proration_behavior: "always_invoice",
    // Nothing changes before the difference is paid, whether a card or a person is in the way.
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice.confirmation_secret"],
  });
  const isPaid = !changed.pending_update;
  return { isPaid, clientSecret: isPaid ? null : openPayment(changed) };
}

/** A schedule of two phases: what is paid for runs out, then the other plan goes on by itself. */
export async function changeAtPeriodEnd(
  { stripe, prices }: Account,
  { subscription, planId }: Change,
): Promise<void> {
  const schedule = await freshSchedule(stripe, subscription.id);
  const [phase] = schedule.phases;
  const price = phase?.items[0]?.price;
  if (!phase || price === undefined) throw new Error(`Schedule ${schedule.id} has no phase`);
  const { start_date, end_date } = phase;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: idOf(price), quantity: 1 }], start_date, end_date },
      {
        items: [{ price: prices[planId].sold, quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
}

/**
 * A schedule of what runs now and nothing after. One of a single phase is left over from an
 * attempt that broke off, and may hold a cancellation: it is used and not released.
 */
async function freshSchedule(stripe: Stripe, id: string): Promise<Stripe.SubscriptionSchedule> {
  const { schedule } = await stripe.subscriptions.retrieve(id, { expand: ["schedule"] });
  if (schedule && typeof schedule !== "string") {
    if (schedule.phases.length === 1) return schedule;
    await stripe.subscriptionSchedules.release(schedule.id);
  }
  return stripe.subscriptionSchedules.create({ from_subscription: id });
}

export async function cancelAtPeriodEnd(
  stripe: Stripe,
  { id }: ProviderSubscription,
): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(id);
  // A schedule would go on with another plan, and refuses the end.
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

export async function keepPlan(
  { stripe }: Pick<Account, "stripe">,
  { id }: ProviderSubscription,
): Promise<void> {
  const { schedule, ...found } = await stripe.subscriptions.retrieve(id);
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
  // Only one of the two may be named, and it is the one by which the end was set.
  if (found.cancel_at_period_end) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  } else if (found.cancel_at !== null) {
    await stripe.subscriptions.update(id, { cancel_at: "" });
  }
}

const idOf = (named: string | { id: string }) => (typeof named === "string" ? named : named.id);
