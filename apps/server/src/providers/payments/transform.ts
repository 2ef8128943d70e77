import { type PlanId, planOf } from "@flipworth/contract";
import type Stripe from "stripe";
import type { PaidPlanId, ProviderSubscription } from "../../features/billing/payments-port.ts";

/** Our plans' prices at the provider: the one on sale, and earlier ones that people still pay. */
export type PlanPrices = Readonly<Record<PaidPlanId, { sold: string; earlier: readonly string[] }>>;

const paidPlanIds = ["side_hustler", "power_flipper"] as const satisfies readonly PaidPlanId[];

/** A subscription of ours whose `latest_invoice` and `schedule` were asked for with `expand`. */
export function subscriptionFromStripe(
  subscription: Stripe.Subscription,
  prices: PlanPrices,
): ProviderSubscription {
  const end = planItem(subscription.items.data, prices)?.current_period_end;
  return {
    id: subscription.id,
    status: subscription.status,
    planId: planOfItems(subscription.items.data, prices) ?? "free",
    periodEnd: end === undefined ? null : new Date(end * 1000),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    scheduledPlanId: scheduledPlan(subscription, prices),
    pendingPlanId: planOfItems(subscription.pending_update?.subscription_items ?? [], prices),
    clientSecret: openPayment(subscription),
  };
}

/** The secret for paying the newest invoice by hand; null when it is paid, or nothing is due. */
export function openPayment({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice === "string" || invoice.status !== "open") return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** Among what a subscription holds, the line that is one of our plans. */
export function planItem(
  items: readonly Stripe.SubscriptionItem[],
  prices: PlanPrices,
): Stripe.SubscriptionItem | undefined {
  return items.find((item) => planOfPrice(item.price.id, prices) !== null);
}

function planOfItems(items: readonly Stripe.SubscriptionItem[], prices: PlanPrices) {
  return planOfPrice(planItem(items, prices)?.price.id, prices);
}

function planOfPrice(priceId: string | undefined, prices: PlanPrices): PaidPlanId | null {
  const isOf = ({ sold, earlier }: PlanPrices[PaidPlanId]) =>
    priceId !== undefined && [sold, ...earlier].includes(priceId);
  return paidPlanIds.find((planId) => isOf(prices[planId])) ?? null;
}

function scheduledPlan({ schedule }: Stripe.Subscription, prices: PlanPrices): PlanId | null {
  if (!schedule || typeof schedule === "string" || schedule.status !== "active") return null;
  const now = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => now !== undefined && start_date >= now);
  const price = next?.items[0]?.price;
  return planOfPrice(typeof price === "string" ? price : price?.id, prices);
}

const rank: Readonly<Record<string, number>> = {
  active: 5,
  trialing: 5,
  past_due: 4,
  incomplete: 3,
  unpaid: 2,
};

/**
 * Of all subscriptions a customer ever had, the one that counts: the one that runs, then the one
 * that gives most, then the newest. What is none of our plans is none of our business.
 */
export function countingSubscription(
  subscriptions: readonly Stripe.Subscription[],
  prices: PlanPrices,
): Stripe.Subscription | undefined {
  const worth = ({ items }: Stripe.Subscription) =>
    planOf(planOfItems(items.data, prices) ?? "free").pricePerMonth;
  const isOver = ({ status }: Stripe.Subscription) => rank[status] === undefined;
  return subscriptions
    .filter(({ items }) => planItem(items.data, prices))
    .toSorted(
      (x, y) =>
        (rank[y.status] ?? 1) - (rank[x.status] ?? 1) ||
        (isOver(x) ? 0 : worth(y) - worth(x)) ||
        y.created - x.created,
    )[0];
}
