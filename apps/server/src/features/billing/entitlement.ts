import type { PlanId } from "@flipworth/contract";
import type { ProviderSubscription } from "./payments-port.ts";

/** What a person has by their subscription, and what follows. */
export type Entitlement = {
  subscriptionId: string | null;
  planId: PlanId;
  status: string | null;
  currentPeriodEnd: Date | null;
  nextPlanId: PlanId | null;
};

// While the provider tries a failed renewal again, the plan stays.
const entitling: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);

export const isLive = ({ status }: Pick<ProviderSubscription, "status">) => entitling.has(status);

export function entitlementOf(subscription: ProviderSubscription | undefined): Entitlement {
  if (!subscription) {
    const nothing = { subscriptionId: null, status: null, currentPeriodEnd: null };
    return { ...nothing, planId: "free", nextPlanId: null };
  }
  const { id, status, periodEnd } = subscription;
  const known = { subscriptionId: id, status, currentPeriodEnd: periodEnd };
  if (!isLive(subscription)) return { ...known, planId: "free", nextPlanId: null };
  const { planId } = subscription;
  return { ...known, planId, nextPlanId: nextPlan(subscription, planId) };
}

function nextPlan(subscription: ProviderSubscription, planId: PlanId): PlanId | null {
  if (subscription.cancelsAtPeriodEnd) return "free";
  const { scheduledPlanId } = subscription;
  return scheduledPlanId === planId ? null : scheduledPlanId;
}
