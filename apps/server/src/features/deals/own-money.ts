import type { AnalysisInput } from "@flipworth/engine";
import type { Language } from "@flipworth/words";
import { type AnyColumn, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { dealPlans } from "../../db/schema/deal-records.ts";
import { deals } from "../../db/schema/deals.ts";
import { voiceOf } from "../../words/voice-of.ts";
import { accuracyFields, ownBiasOf } from "./accuracy/accuracy-report.ts";
import { salesThatTeach } from "./accuracy/own-bias.ts";
import { lastJudged, ledgerOf } from "./ledger.ts";
import { budgetOf } from "./money/budget-of.ts";
import { planOfOwner } from "./plan-store.ts";

type OwnMoney = Pick<AnalysisInput, "ownBias" | "budget">;

/** Whether `ownMoney` could have anything to say. */
export const anyDealsFor = (ownerId: AnyColumn) =>
  sql<boolean>`(exists (select 1 from ${deals} where ${deals.ownerId} = ${ownerId})
    or exists (select 1 from ${dealPlans} where ${dealPlans.ownerId} = ${ownerId}))`;

/** What a person's deals say to their next answers: their bias, and what they have left to spend. */
export async function ownMoney(
  database: Database,
  ownerId: string,
  language: Language,
): Promise<OwnMoney> {
  const voice = voiceOf(language);
  const [judged, plan] = await Promise.all([
    ledgerOf(database, {
      ownerId,
      fields: accuracyFields,
      only: lastJudged(ownerId, salesThatTeach),
    }),
    planOfOwner(database, ownerId),
  ]);
  const { logShift, percent, sentence } = ownBiasOf(judged, voice);
  const budget = await budgetOf(database, { ownerId, plan, voice });
  return {
    ...(logShift === 0 ? {} : { ownBias: { logShift, percent, sentence } }),
    ...(budget === null ? {} : { budget }),
  };
}
