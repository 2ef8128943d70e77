import type { User } from "@flipworth/contract";

type Subscription = User["subscription"];
export type PlanArrival =
  | { kind: "arrived"; subscription: Subscription }
  | { kind: "not_yet"; subscription: Subscription | undefined };

/** Between the reads; the last one is 20 s after the return. */
const waitsMs = [1_000, 1_000, 2_000, 3_000, 4_000, 4_000, 5_000];

type Wait = { expected: string | null; signal: AbortSignal };

/** Reads the plan until it is the one that was paid for. A read that fails is only one read less. */
export async function waitForPlan(
  readPlan: () => Promise<Subscription>,
  { expected, signal }: Wait,
): Promise<PlanArrival> {
  let subscription: Subscription | undefined;
  for (const waitMs of [0, ...waitsMs]) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (signal.aborted) break;
    subscription = await readPlan().catch(() => subscription);
    if (subscription && hasArrived(subscription, expected))
      return { kind: "arrived", subscription };
  }
  return { kind: "not_yet", subscription };
}

/** On another browser than the one that paid, nothing says which plan: any paid one counts. */
function hasArrived({ tier, isPastDue }: Subscription, expected: string | null): boolean {
  return !isPastDue && (expected === null ? tier.toLowerCase() !== "free" : tier === expected);
}
