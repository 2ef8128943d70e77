import { type Plan, planOf, type SubscriptionOutcome } from "@flipworth/contract";
import { AppError } from "../../http/app-error.ts";
import { isLive } from "./entitlement.ts";
import type { PaidPlanId, Payments, ProviderSubscription } from "./payments-port.ts";

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
  const present = planOf(current.planId ?? "free");
  if (wanted.id === present.id) return keep(payments, current, wanted);
  if (wanted.pricePerMonth > present.pricePerMonth) {
    return moveUp(payments, current, { wanted, planId: wish.planId });
  }
  await payments.keepPlan(current);
  await payments.changeAtPeriodEnd({ subscription: current, planId: wish.planId });
  return said(
    "downgrade_scheduled",
    `You keep ${present.name} until ${wish.periodEndWords}. ${wanted.name} follows, and nothing is charged today.`,
  );
}

/** The first payment is still due. One that waits for another plan's payment makes room first. */
async function begin(
  payments: Payments,
  earlier: ProviderSubscription | undefined,
  { customerId, planId }: Wish,
): Promise<SubscriptionOutcome> {
  const isWaiting = earlier?.status === "incomplete";
  if (isWaiting && earlier.planId === planId && earlier.clientSecret) return toPay(earlier);
  if (isWaiting) await payments.cancelNow(earlier.id);
  // The same wish has the same key until it has led to a subscription that is over.
  const key = `${customerId}-${planId}-after-${earlier?.id ?? "none"}`;
  return toPay(await payments.begin({ customerId, planId, key }));
}

function toPay({ clientSecret }: ProviderSubscription): SubscriptionOutcome {
  if (!clientSecret) throw new AppError("unavailable", "The payment could not be prepared.");
  return { kind: "payment", clientSecret, message: "Enter your card to begin." };
}

function settle({ clientSecret }: ProviderSubscription): SubscriptionOutcome {
  if (!clientSecret) {
    throw new AppError(
      "conflict",
      "Your last payment failed. Settle it under Manage Account first, then change the plan.",
    );
  }
  const message = "Your last payment failed. Pay what is open, then change the plan.";
  return { kind: "payment", clientSecret, message };
}

async function keep(
  payments: Payments,
  current: ProviderSubscription,
  plan: Plan,
): Promise<SubscriptionOutcome> {
  const somethingWaits = current.cancelsAtPeriodEnd || current.scheduledPlanId !== null;
  if (!somethingWaits) return said("already_on_plan", `You are on ${plan.name} already.`);
  await payments.keepPlan(current);
  return said("already_on_plan", `You stay on ${plan.name}. The change that waited is taken back.`);
}

async function moveUp(
  payments: Payments,
  current: ProviderSubscription,
  { wanted, planId }: { wanted: Plan; planId: PaidPlanId },
): Promise<SubscriptionOutcome> {
  await payments.keepPlan(current);
  const { clientSecret } = await payments.changeNow({ subscription: current, planId });
  if (clientSecret) {
    const message = "Your bank wants to see you: confirm the payment of the difference.";
    return { kind: "payment", clientSecret, message };
  }
  return said(
    "upgraded",
    `You are on ${wanted.name} now. The rest of the month was charged in proportion.`,
  );
}

const said = (kind: SubscriptionOutcome["kind"], message: string): SubscriptionOutcome => ({
  kind,
  clientSecret: null,
  message,
});
