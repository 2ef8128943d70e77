import { type Credits, type Plan, planOf, type User } from "@flipworth/contract";
import type { SubscriptionRow } from "./store.ts";

type Standing = {
  credits: Credits;
  plan: Plan;
  subscription: Pick<SubscriptionRow, "status" | "nextPlanId" | "currentPeriodEnd"> | null;
};

/** A person's plan as every screen reads it: what they have, and what follows when. */
export function currentSubscription(standing: Standing): User["subscription"] {
  const { credits, plan, subscription } = standing;
  const nextPlanId = subscription?.nextPlanId ?? null;
  return {
    tier: plan.name,
    creditsUsed: credits.used,
    creditsTotal: credits.total,
    resetsAt: credits.resetsAt,
    isPastDue: subscription?.status === "past_due",
    nextTier: nextPlanId && planOf(nextPlanId).name,
    nextTierAt: (nextPlanId && subscription?.currentPeriodEnd?.toISOString()) || null,
  };
}
