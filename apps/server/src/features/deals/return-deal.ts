import type { ReturnDeal } from "@flipworth/contract";
import type { z } from "zod";
import { AppError } from "../../http/replies/app-error.ts";
import { assertPast, refuseField } from "./deal-rules.ts";
import type { ReadDeal } from "./deal-row.ts";
import { changeDeal } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";
import { saidOfRecords } from "../../words/errors.ts";

type Undone = {
  ownerId: string;
  id: string;
  given: z.output<typeof ReturnDeal>;
  by: string | null;
};

/** Undoes a sale and keeps it with what the return cost. Throws `conflict` for what is not sold. */
export async function returnDeal(
  deps: DealWriteDeps,
  { ownerId, id, given, by }: Undone,
): Promise<ReadDeal> {
  const now = deps.clock();
  assertPast("returnedOn", given.returnedOn, now);
  return writeDeals(deps, ownerId, async (transaction) => {
    const before = await getDealRow(transaction, ownerId, id);
    if (before.sale === null) {
      const last = before.returns.at(-1);
      if (last && last.returnedOn === given.returnedOn && last.refundCents === given.refundCents)
        return before;
      throw new AppError("conflict", saidOfRecords("dealUnsold"));
    }
    if (given.returnedOn < before.sale.soldOn)
      refuseField("returnedOn", "must not be before the sale");
    const returns = [...before.returns, { ...before.sale, ...given }];
    const change = { stage: "returned" as const, sale: null, closedOn: null, returns };
    await changeDeal(transaction, { before, change, what: "return", by, now });
    return getDealRow(transaction, ownerId, id);
  });
}
