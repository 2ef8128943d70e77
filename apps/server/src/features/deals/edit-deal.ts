import type { DealEdit } from "@flipworth/contract";
import type { z } from "zod";
import { isoDay } from "../../calendar-days.ts";
import { assertStorable, changedSince, isSplit, withStageDays } from "./deal-rules.ts";
import type { ReadDeal } from "./deal-row.ts";
import { isCostUnknown } from "./money/deal-money.ts";
import { changeDeal, differences } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";

type Given = { ownerId: string; id: string; edit: z.output<typeof DealEdit>; by: string | null };

/**
 * Changes fields of a deal and keeps what they were. The same edit again changes nothing. Throws
 * `conflict` where the deal has changed since, and for a split lot.
 */
export async function editDeal(
  deps: DealWriteDeps,
  { ownerId, id, edit, by }: Given,
): Promise<ReadDeal> {
  assertStorable(edit);
  const now = deps.clock();
  const today = isoDay(now);
  return writeDeals(deps, ownerId, async (transaction) => {
    const before = await getDealRow(transaction, ownerId, id);
    const change = changeFrom(before, edit, today);
    if (Object.keys(differences(before, change)).length === 0) return before;
    if (before.stage === "split") throw isSplit();
    if (edit.revision !== before.revision) throw changedSince();
    await changeDeal(transaction, { before, change, what: "edit", by, now });
    return getDealRow(transaction, ownerId, id);
  });
}

function changeFrom(before: ReadDeal, edit: Given["edit"], today: string) {
  const { revision: _revision, ...fields } = edit;
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const { stage, boughtOn, closedOn, priceCents } = { ...before, ...fields };
  // A sale that never was: the item goes back to where the person says it is.
  const undone = before.sale !== null && edit.stage !== undefined ? { sale: null } : {};
  // Of what is sold it is the day of the sale, which only a sale corrects.
  const closed = before.sale !== null && edit.stage === undefined ? before.closedOn : closedOn;
  const dated = {
    stage: stage ?? before.stage,
    boughtOn: boughtOn ?? null,
    closedOn: closed ?? null,
    priceCents: priceCents ?? null,
  };
  // Its other fields can be set before the person has found out what it cost.
  const days = isCostUnknown(dated) && isCostUnknown(before) ? dated : withStageDays(dated, today);
  return { ...given, ...undone, boughtOn: days.boughtOn, closedOn: days.closedOn };
}
