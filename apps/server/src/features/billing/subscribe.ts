import { type Plan, planOf, type SubscriptionOutcome } from "@flipworth/contract";
import { AppError } from "../../http/replies/app-error.ts";
import { isLive } from "./entitlement.ts";
import type { PaidPlanId, Payments, ProviderSubscription } from "./payments-port.ts";
import { saidOfRecords } from "../../words/errors.ts";

export type Wish = { customerId: string; planId: PaidPlanId; periodEndWords: string };

/** Takes a person from the subscription they have to the plan they want, and says what happened. */
export async function subscribe(
  payments: Payments,
  current: ProviderSubscription | undefined,
  wish: Wish,
): Promise<SubscriptionOutcome> {
  if (!current || !isLive(current)) return begin(payments, current, wish);
  if (current.status === "past_due") return settle(current);
  const wanted = planOf(wish.planId);
  const present = planOf(current.planId);
  if (wanted.id === present.id) return keep(payments, current, wanted);
  if (wanted.pricePerMonth > present.pricePerMonth) {
    return moveUp(payments, current, { wanted, planId: wish.planId });
  }
  if (current.scheduledPlanId !== wanted.id) {
    await payments.changeAtPeriodEnd({ subscription: current, planId: wish.planId });
  }
  return said(
    "downgrade_scheduled",
    `You keep ${present.name} until ${wish.periodEndWords}. Then you switch to ${wanted.name}. We charge nothing today.`,
  );
}

/** The first payment is still due. What waits for the payment of another plan makes room first. */
async function begin(
  payments: Payments,
  earlier: ProviderSubscription | undefined,
  { customerId, planId }: Wish,
): Promise<SubscriptionOutcome> {
  const isWaiting = earlier?.status === "incomplete" && earlier.planId === planId;
  if (isWaiting && earlier.clientSecret) return toPay(earlier);
  if (earlier) await payments.endUnpaid(customerId);
  // The same wish has the same key until it has led to a subscription that is over.
  const key = `${customerId}-${planId}-after-${earlier?.id ?? "none"}`;
  return toPay(await payments.begin({ customerId, planId, key }));
}

function toPay({ clientSecret }: ProviderSubscription): SubscriptionOutcome {
  if (!clientSecret) throw new AppError("unavailable", saidOfRecords("paymentNotSetUp"));
  return { kind: "payment", clientSecret, message: "Enter your card to start." };
}

function settle({ clientSecret }: ProviderSubscription): SubscriptionOutcome {
  if (!clientSecret) {
    throw new AppError("conflict", saidOfRecords("lastPaymentFailed"));
  }
  const message = "Your last payment failed. Pay the balance, then change the plan.";
  return { kind: "payment", clientSecret, message };
}

async function keep(
  payments: Payments,
  current: ProviderSubscription,
  plan: Plan,
): Promise<SubscriptionOutcome> {
  const somethingWaits = current.cancelsAtPeriodEnd || current.scheduledPlanId !== null;
  if (!somethingWaits) return said("already_on_plan", `You're already on ${plan.name}.`);
  await payments.keepPlan(current);
  return said("already_on_plan", `You stay on ${plan.name}. Your scheduled change is canceled.`);
}

/** A cancellation that waits is taken back only once the larger plan is paid. */
async function moveUp(
  payments: Payments,
  current: ProviderSubscription,
  { wanted, planId }: { wanted: Plan; planId: PaidPlanId },
): Promise<SubscriptionOutcome> {
  if (current.pendingPlanId === planId && current.clientSecret) return byHand(current.clientSecret);
  const { isPaid, clientSecret } = await payments.changeNow({ subscription: current, planId });
  if (!isPaid) return byHand(clientSecret);
  if (current.cancelsAtPeriodEnd) await payments.keepPlan(current);
  return said(
    "upgraded",
    `You're now on ${wanted.name}. We charged a prorated amount for the rest of the month.`,
  );
}

function byHand(clientSecret: string | null): SubscriptionOutcome {
  if (clientSecret === null) {
    throw new AppError("payment_failed", saidOfRecords("cardRefused"));
  }
  const message =
    "We couldn't charge your card for the difference. Pay it here. Until then, your plan stays the same.";
  return { kind: "payment", clientSecret, message };
}

const said = (kind: SubscriptionOutcome["kind"], message: string): SubscriptionOutcome => ({
  kind,
  clientSecret: null,
  message,
});
