import type { PlanId } from "@flipworth/contract";
import type Stripe from "stripe";
import type { PaidPlanId, ProviderSubscription } from "../../features/billing/payments-port.ts";

/** Our plans' prices at the provider. */
export type PriceIds = Readonly<Record<PaidPlanId, string>>;

/** A subscription whose `latest_invoice` and `schedule` were asked for with `expand`. */
export function subscriptionFromStripe(
  subscription: Stripe.Subscription,
  prices: PriceIds,
): ProviderSubscription {
  const [item] = subscription.items.data;
  const end = item?.current_period_end;
  return {
    id: subscription.id,
    status: subscription.status,
    planId: planOfPrice(item?.price.id, prices),
    periodEnd: end === undefined ? null : new Date(end * 1000),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    scheduledPlanId: scheduledPlan(subscription, prices),
    clientSecret: openPayment(subscription),
  };
}

/** The secret for paying the newest invoice by hand; null when it is paid, or nothing is due. */
export function openPayment({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice === "string" || invoice.status !== "open") return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

function planOfPrice(priceId: string | undefined, prices: PriceIds): PlanId | null {
  if (priceId === prices.side_hustler) return "side_hustler";
  if (priceId === prices.power_flipper) return "power_flipper";
  return null;
}

function scheduledPlan({ schedule }: Stripe.Subscription, prices: PriceIds): PlanId | null {
  if (!schedule || typeof schedule === "string" || schedule.status !== "active") return null;
  const now = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => now !== undefined && start_date >= now);
  const price = next?.items[0]?.price;
  return planOfPrice(typeof price === "string" ? price : price?.id, prices);
}

// The one that entitles most, then the newest: a card can have paid an older one.
const rank: Readonly<Record<string, number>> = {
  active: 5,
  trialing: 5,
  past_due: 4,
  incomplete: 3,
  unpaid: 2,
};

/** Of all subscriptions a customer ever had, the one that counts. */
export function countingSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions.toSorted(
    (x, y) => (rank[y.status] ?? 1) - (rank[x.status] ?? 1) || y.created - x.created,
  )[0];
}
