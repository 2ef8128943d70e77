import type Stripe from "stripe";
import type { Payments, ProviderSubscription } from "../../features/billing/payments-port.ts";
import { openPayment, type PriceIds } from "./transform.ts";

type Account = { stripe: Stripe; prices: PriceIds };
type Change = Parameters<Payments["changeNow"]>[0];

export async function changeNow(
  { stripe, prices }: Account,
  { subscription, planId }: Change,
): Promise<{ clientSecret: string | null }> {
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: items.data[0]?.id ?? "", price: prices[planId] }],
    proration_behavior: "always_invoice",
    // Nothing changes before the difference is paid, whether a card or a person is in the way.
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice.confirmation_secret"],
  });
  return { clientSecret: changed.pending_update ? openPayment(changed) : null };
}

/** A schedule of two phases: what is paid for runs out, then the other plan goes on by itself. */
export async function changeAtPeriodEnd(
  { stripe, prices }: Account,
  { subscription, planId }: Change,
): Promise<void> {
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  const [phase] = schedule.phases;
  const price = phase?.items[0]?.price;
  if (!phase || price === undefined) throw new Error(`Schedule ${schedule.id} has no phase`);
  const present = typeof price === "string" ? price : price.id;
  const { start_date, end_date } = phase;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: present, quantity: 1 }], start_date, end_date },
      {
        items: [{ price: prices[planId], quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
}

export async function keepPlan(
  { stripe }: Pick<Account, "stripe">,
  { id, cancelsAtPeriodEnd, scheduledPlanId }: ProviderSubscription,
): Promise<void> {
  if (scheduledPlanId !== null) {
    const { schedule } = await stripe.subscriptions.retrieve(id);
    const scheduleId = typeof schedule === "string" ? schedule : schedule?.id;
    if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId);
  }
  if (cancelsAtPeriodEnd) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
}
