import type { DealPlan } from "@flipworth/contract";
import { cents, formatCents } from "@flipworth/engine";
import { sayIn, type Voice } from "@flipworth/words";
import type { Database } from "../../../db/client.ts";
import { ownMoneyWords } from "../../../words/english/witnesses.ts";
import { inStock, ledgerOf } from "../ledger.ts";
import { leftToSpend, stockFields } from "./stock.ts";

type Whose = { ownerId: string; plan: DealPlan; voice: Voice };

/** What the person has left for buying; null for one whose bankroll caps nothing. */
export async function budgetOf(database: Database, { ownerId, plan, voice }: Whose) {
  const { capsPayAtMost, bankrollCents } = plan;
  if (!capsPayAtMost || bankrollCents === null) return null;
  const stock = await ledgerOf(database, { ownerId, fields: stockFields, only: inStock });
  const leftCents = leftToSpend(bankrollCents, stock);
  if (leftCents === null) return null;
  const left = cents(Math.max(0, leftCents));
  const say = sayIn(ownMoneyWords, voice);
  return { left, sentence: say("bankroll", { left: formatCents(left) }) };
}
