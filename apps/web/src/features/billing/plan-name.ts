import { findPlan } from "@flipworth/contract";
import { sayIn, type Voice } from "@flipworth/words";
import { planWords } from "../../words/english/account/plan.ts";

/** Plans have names of their own, but "Free" is a word. Who has no plan has that one. */
export function nameOfTier(tier: string, voice: Voice): string {
  const plan = findPlan(tier);
  if (tier === "" || plan?.id === "free") return sayIn(planWords, voice)("free");
  return plan?.name ?? tier;
}
