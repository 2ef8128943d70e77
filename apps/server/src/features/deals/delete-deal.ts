import { AppError } from "../../http/replies/app-error.ts";
import { saidOfRecords } from "../../words/errors.ts";
import { hasPieces, removeDeal } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";

/**
 * Deletes a deal with its history and receipt. Throws `conflict` while the cost of other deals rests on
 * it: for a split lot that has items, and for a receipt of what was sold of it.
 */
export async function deleteDeal(deps: DealWriteDeps, ownerId: string, id: string): Promise<void> {
  await writeDeals(deps, ownerId, async (transaction) => {
    const deal = await getDealRow(transaction, ownerId, id);
    const isSplit = deal.stage === "split";
    if ((isSplit || deal.hasReceipt) && (await hasPieces(transaction, deal))) {
      throw new AppError("conflict", saidOfRecords(isSplit ? "lotHasItems" : "receiptInUse"));
    }
    await removeDeal(transaction, deal);
  });
}
