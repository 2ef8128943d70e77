import { type Plan, planOf, type SubscriptionOutcome } from "@flipworth/contract";
import { AppError } from "../../http/replies/app-error.ts";
import { isLive } from "./entitlement.ts";
import type { PaidPlanId, Payments, ProviderSubscription } from "./payments-port.ts";
import { saidOfPlan, saidOfRecords } from "../../words/errors.ts";
import type { Said } from "../../words/said.ts";
import { dayIn } from "../../words/day-in.ts";

export type Wish = { customerId: string; planId: PaidPlanId; periodEnd: Date };

/** Said in the person's language when it is theirs to read. */
export type PlanOutcome = Omit<SubscriptionOutcome, "message"> & { message: Said };

/** Takes a person from the subscription they have to the plan they want, and says what happened. */
export async function subscribe(
  payments: Payments,
  current: ProviderSubscription | undefined,
  wish: Wish,
): Promise<PlanOutcome> {
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
  return told(
    "downgrade_scheduled",
    withDay(wish.periodEnd, { present: present.name, wanted: wanted.name }),
  );
}

/** The first payment is still due. What waits for the payment of another plan makes room first. */
async function begin(
  payments: Payments,
  earlier: ProviderSubscription | undefined,
  { customerId, planId }: Wish,
): Promise<PlanOutcome> {
  const isWaiting = earlier?.status === "incomplete" && earlier.planId === planId;
  if (isWaiting && earlier.clientSecret) return toPay(earlier);
  if (earlier) await payments.endUnpaid(customerId);
  // The same wish has the same key until it has led to a subscription that is over.
  const key = `${customerId}-${planId}-after-${earlier?.id ?? "none"}`;
  return toPay(await payments.begin({ customerId, planId, key }));
}

function toPay({ clientSecret }: ProviderSubscription): PlanOutcome {
  if (!clientSecret) throw new AppError("unavailable", saidOfRecords("paymentNotSetUp"));
  return { kind: "payment", clientSecret, message: saidOfPlan("enterCard") };
}

function settle({ clientSecret }: ProviderSubscription): PlanOutcome {
  if (!clientSecret) {
    throw new AppError("conflict", saidOfRecords("lastPaymentFailed"));
  }
  const message = saidOfPlan("payBalance");
  return { kind: "payment", clientSecret, message };
}

async function keep(
  payments: Payments,
  current: ProviderSubscription,
  plan: Plan,
): Promise<PlanOutcome> {
  const somethingWaits = current.cancelsAtPeriodEnd || current.scheduledPlanId !== null;
  if (!somethingWaits) return told("already_on_plan", saidOfPlan("already", { plan: plan.name }));
  await payments.keepPlan(current);
  return told("already_on_plan", saidOfPlan("kept", { plan: plan.name }));
}

/** A cancellation that waits is taken back only once the larger plan is paid. */
async function moveUp(
  payments: Payments,
  current: ProviderSubscription,
  { wanted, planId }: { wanted: Plan; planId: PaidPlanId },
): Promise<PlanOutcome> {
  if (current.pendingPlanId === planId && current.clientSecret) return byHand(current.clientSecret);
  const { isPaid, clientSecret } = await payments.changeNow({ subscription: current, planId });
  if (!isPaid) return byHand(clientSecret);
  if (current.cancelsAtPeriodEnd) await payments.keepPlan(current);
  return told("upgraded", saidOfPlan("upgraded", { plan: wanted.name }));
}

function byHand(clientSecret: string | null): PlanOutcome {
  if (clientSecret === null) {
    throw new AppError("payment_failed", saidOfRecords("cardRefused"));
  }
  const message = saidOfPlan("payDifference");
  return { kind: "payment", clientSecret, message };
}

const told = (kind: PlanOutcome["kind"], message: Said): PlanOutcome => ({
  kind,
  clientSecret: null,
  message,
});

const withDay =
  (periodEnd: Date, plans: { present: string; wanted: string }): Said =>
  (voice) =>
    saidOfPlan("downgrade", { ...plans, day: dayIn(periodEnd, voice) })(voice);
