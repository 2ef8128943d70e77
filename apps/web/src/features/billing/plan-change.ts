import { findPlan, type Plan, type User } from "@flipworth/contract";

type Subscription = User["subscription"];

/** What the wish for a plan means for somebody who has `subscription` now. */
export type PlanChange =
  | { kind: "begin" }
  /** A renewal is unpaid: what is open comes before any change. */
  | { kind: "settle"; tier: string }
  | { kind: "nothing" }
  | { kind: "keep"; next: string; at: string }
  | { kind: "up"; from: Plan }
  | { kind: "down"; from: Plan };

export function planChange(wanted: Plan, subscription: Subscription): PlanChange {
  const present = findPlan(subscription.tier);
  if (!present || present.pricePerMonth === 0) return { kind: "begin" };
  if (subscription.isPastDue) return { kind: "settle", tier: present.name };
  if (present.id !== wanted.id) {
    const kind = wanted.pricePerMonth > present.pricePerMonth ? "up" : "down";
    return { kind, from: present };
  }
  const { nextTier, nextTierAt } = subscription;
  if (nextTier === null || nextTierAt === null) return { kind: "nothing" };
  return { kind: "keep", next: nextTier, at: nextTierAt };
}

/** An address alone never charges a card on file or moves a plan: these wait for a press. */
export function needsConsent(change: PlanChange): boolean {
  return change.kind === "up" || change.kind === "down" || change.kind === "keep";
}
