import { type Credits, type Plan, planOf, type User } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { findSubscriptionRow } from "./store.ts";

type Standing = { credits: Credits; plan: Plan };

/** A person's plan as every screen reads it: what they have, and what follows when. */
export async function currentSubscription(
  database: Database,
  userId: string,
  { credits, plan }: Standing,
): Promise<User["subscription"]> {
  const row = await findSubscriptionRow(database, userId);
  const nextPlanId = row?.nextPlanId ?? null;
  return {
    tier: plan.name,
    creditsUsed: credits.used,
    creditsTotal: credits.total,
    resetsAt: credits.resetsAt,
    isPastDue: row?.status === "past_due",
    nextTier: nextPlanId && planOf(nextPlanId).name,
    nextTierAt: (nextPlanId && row?.currentPeriodEnd?.toISOString()) || null,
  };
}
