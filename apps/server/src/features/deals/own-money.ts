import { type AnalysisInput, cents, formatCents } from "@flipworth/engine";
import { type AnyColumn, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { dealPlans } from "../../db/schema/deal-records.ts";
import { deals } from "../../db/schema/deals.ts";
import { accuracyFields, ownBiasOf } from "./accuracy/accuracy-report.ts";
import { salesThatTeach } from "./accuracy/own-bias.ts";
import { inStock, lastJudged, ledgerOf } from "./ledger.ts";
import { leftToSpend, stockFields } from "./money/stock.ts";
import { planOfOwner } from "./plan-store.ts";

type OwnMoney = Pick<AnalysisInput, "ownBias" | "budget">;

/** Whether `ownMoney` could have anything to say. */
export const anyDealsFor = (ownerId: AnyColumn) =>
  sql<boolean>`(exists (select 1 from ${deals} where ${deals.ownerId} = ${ownerId})
    or exists (select 1 from ${dealPlans} where ${dealPlans.ownerId} = ${ownerId}))`;

/** What a person's deals say to their next answers: their bias, and what they have left to spend. */
export async function ownMoney(database: Database, ownerId: string): Promise<OwnMoney> {
  const [judged, plan] = await Promise.all([
    ledgerOf(database, {
      ownerId,
      fields: accuracyFields,
      only: lastJudged(ownerId, salesThatTeach),
    }),
    planOfOwner(database, ownerId),
  ]);
  const { logShift, percent, sentence } = ownBiasOf(judged);
  const { capsPayAtMost, bankrollCents } = plan;
  const left =
    capsPayAtMost && bankrollCents !== null
      ? leftToSpend(
          bankrollCents,
          await ledgerOf(database, { ownerId, fields: stockFields, only: inStock }),
        )
      : null;
  return {
    ...(logShift === 0 ? {} : { ownBias: { logShift, percent, sentence } }),
    ...(left === null ? {} : { budget: budgetOf(left) }),
  };
}

function budgetOf(leftCents: number) {
  const left = cents(Math.max(0, leftCents));
  return { left, sentence: `Your bankroll has ${formatCents(left)} left.` };
}
