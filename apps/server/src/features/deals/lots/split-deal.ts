import { isoDay } from "../../../calendar-days.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { assertStorable } from "../deal-rules.ts";
import type { ReadDeal } from "../deal-row.ts";
import { changeDeal, insertDeals, itemsOfLot } from "../store.ts";
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
  return writeDeals(deps, ownerId, async (transaction) => {
    // Looked up under the lock: after every sale that came first.
    const now = deps.clock();
    const lot = await getDealRow(transaction, ownerId, id);
    // A lot is not changed any more once it is split.
    if (lot.stage === "split") return itemsOfLot(transaction, lot, lot.updatedAt);
    if (lot.stage === "sold" || lot.stage === "kept" || lot.stage === "given_away") {
      throw new AppError("conflict", saidOfRecords("dealClosed"));
    }
    await insertDeals(transaction, partsOf(lot, split, now));
    const change = { stage: "split" as const, ...withoutMoney, closedOn: dayOf(now) };
    await changeDeal(transaction, { before: lot, change, what: "split", by, now });
    return itemsOfLot(transaction, lot, now);
  });
}

const dayOf = (now: Date) => isoDay(now);
