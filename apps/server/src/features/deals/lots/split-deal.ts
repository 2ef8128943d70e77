import { and, asc, eq } from "drizzle-orm";
import { isoDay } from "../../../calendar-days.ts";
import type { Database } from "../../../db/client.ts";
import { deals } from "../../../db/schema/deals.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { assertStorable } from "../deal-rules.ts";
import type { ReadDeal } from "../deal-row.ts";
import { changeDeal, insertDeals } from "../store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "../write-deals.ts";
import { type Split, withoutMoney, partsOf } from "./parts-of-lot.ts";
import { saidOfRecords } from "../../../words/errors.ts";

type Given = { ownerId: string; id: string; split: Split; by: string | null };

/** Makes several items of one purchase. A lot that is split already answers with its items. */
export async function splitDeal(
  deps: DealWriteDeps,
  { ownerId, id, split, by }: Given,
): Promise<ReadDeal[]> {
  assertStorable({ parts: split.parts });
  const now = deps.clock();
  return writeDeals(deps, ownerId, async (transaction) => {
    const lot = await getDealRow(transaction, ownerId, id);
    if (lot.stage === "split") return itemsOf(transaction, lot);
    if (lot.stage === "sold" || lot.stage === "kept" || lot.stage === "given_away") {
      throw new AppError("conflict", saidOfRecords("dealClosed"));
    }
    await insertDeals(transaction, partsOf(lot, split, now));
    const change = { stage: "split" as const, ...withoutMoney, closedOn: dayOf(now) };
    await changeDeal(transaction, { before: lot, change, what: "split", by, now });
    return itemsOf(transaction, lot);
  });
}

const dayOf = (now: Date) => isoDay(now);

async function itemsOf(transaction: Database, lot: ReadDeal): Promise<ReadDeal[]> {
  const rows = await transaction
    .select()
    .from(deals)
    .where(and(eq(deals.ownerId, lot.ownerId), eq(deals.lotId, lot.id)))
    .orderBy(asc(deals.updatedAt), asc(deals.createdAt));
  return rows.toReversed().map((row) => ({ ...row, hasReceipt: false }));
}
