import type { Plan, SubscriptionOutcome, User } from "@flipworth/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure, type Failure } from "../../lib/failure.ts";
import { needsConsent, type PlanChange, planChange } from "./plan-change.ts";

export type SubscribeState =
  | { kind: "waiting"; change?: PlanChange }
  | { kind: "no_key" }
  | { kind: "signed_out" }
  | { kind: "failed"; failure: Failure; isPaying: boolean }
  | { kind: "asking"; change: PlanChange }
  | { kind: "answered"; publishableKey: string; change: PlanChange; outcome: SubscriptionOutcome };

type Start = { publishableKey: string; subscription: User["subscription"] } | "no_key";

/**
 * The subscribe flow up to the payment: what the browser needs, what the person has, then the
 * subscription. Each is asked for once a visit, however often React draws the screen.
 */
export function useSubscribe(plan: Plan): { state: SubscribeState; agree: () => void } {
  const [isAgreed, setAgreed] = useState(false);
  const start = useQuery({ queryKey: ["subscribe-start"], queryFn: readStart });
  const change = changeFrom(start.data, plan);
  const mayCreate = change !== undefined && (isAgreed || !needsConsent(change));
  const creation = useQuery({
    queryKey: ["subscribe", plan.id],
    queryFn: () => account.createSubscription(plan.name),
    enabled: mayCreate,
  });
  const error = start.error ?? creation.error;
  const agree = () => setAgreed(true);
  if (error) return { state: failed(describeFailure(error), change), agree };
  if (start.data === "no_key") return { state: { kind: "no_key" }, agree };
  if (!start.data || !change) return { state: { kind: "waiting" }, agree };
  if (!mayCreate) return { state: { kind: "asking", change }, agree };
  if (!creation.data) return { state: { kind: "waiting", change }, agree };
  const { publishableKey } = start.data;
  return { state: { kind: "answered", publishableKey, change, outcome: creation.data }, agree };
}

/** The provider is read first: what this site remembers may be older than the last payment. */
async function readStart(): Promise<Start> {
  const { publishableKey } = await account.getPaymentConfig();
  if (!publishableKey) return "no_key";
  return { publishableKey, subscription: await account.syncSubscription() };
}

function changeFrom(start: Start | undefined, plan: Plan): PlanChange | undefined {
  if (!start || start === "no_key") return undefined;
  return planChange(plan, start.subscription);
}

function failed(failure: Failure, change: PlanChange | undefined): SubscribeState {
  if (failure.code === "not_signed_in") return { kind: "signed_out" };
  return { kind: "failed", failure, isPaying: change !== undefined && change.kind !== "begin" };
}
