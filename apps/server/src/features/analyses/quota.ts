import type { Plan } from "@flipworth/contract";
import { dayIn } from "../../words/day-in.ts";
import { saidOfAnalysis } from "../../words/errors.ts";
import type { Said } from "../../words/said.ts";
import { AppError } from "../../http/replies/app-error.ts";

/** What an owner may still do this month; it is handed back when a credit is spent. */
export type Balance = {
  used: number;
  total: number;
  resetsAt: Date;
  periodDay: number;
  plan: Plan;
};

const isBelowTotal = ({ used, total }: Balance) => used < total;

/** A soft cap refuses nobody; past it an analysis only waits its turn like everybody's. */
export const hasCredits = (balance: Balance) => balance.plan.isSoftCap || isBelowTotal(balance);
export const hasPriority = (balance: Balance) => balance.plan.hasPriority && isBelowTotal(balance);

type Headers = { credits: { toHeaders: (balance: Balance) => Record<string, string> } };

export function quotaExceeded({ credits }: Headers, balance: Balance): AppError {
  const { total, resetsAt } = balance;
  const sentence: Said = (voice) =>
    saidOfAnalysis("quota", { total, day: dayIn(resetsAt, voice) })(voice);
  return new AppError("quota_exceeded", sentence, { headers: credits.toHeaders(balance) });
}
