import { type AnalysisInput, cents, formatCents } from "@flipworth/engine";
import type { Database } from "../../db/client.ts";
import { ownBiasOf } from "./accuracy/accuracy-report.ts";
import { leftToSpend } from "./money/stock.ts";
import { planOfOwner } from "./plan-store.ts";
import { countDeals, ledgerOf } from "./store.ts";

type OwnMoney = Pick<AnalysisInput, "ownBias" | "budget">;

/** What a person's deals say to their next answers: their bias, and what they have left to spend. */
export async function ownMoney(database: Database, ownerId: string): Promise<OwnMoney> {
  const [{ all }, plan] = await Promise.all([
    countDeals(database, ownerId),
    planOfOwner(database, ownerId),
  ]);
  if (all === 0 && plan.bankrollCents === null) return {};
  const deals = all === 0 ? [] : await ledgerOf(database, ownerId);
  const { logShift, percent, sentence } = ownBiasOf(deals);
  const left = plan.capsPayAtMost ? leftToSpend(plan.bankrollCents, deals) : null;
  return {
    ...(logShift === 0 ? {} : { ownBias: { logShift, percent, sentence } }),
    ...(left === null ? {} : { budget: budgetOf(left) }),
  };
}

function budgetOf(leftCents: number) {
  const left = cents(Math.max(0, leftCents));
  return { left, sentence: `Your bankroll has ${formatCents(left)} left.` };
}
