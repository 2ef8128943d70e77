import { randomUUID } from "node:crypto";
import type { SplitDeal } from "@flipworth/contract";
import { formatCents, cents } from "@flipworth/engine";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import { deals } from "../../db/schema/deals.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { assertStorable } from "./deal-rules.ts";
import type { DealRow, ReadDeal } from "./deal-row.ts";
import { costOf } from "./money/deal-money.ts";
import { sharesOfDeal } from "./share-deal.ts";
import { changeDeal, insertDeals } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";

type Split = z.output<typeof SplitDeal>;
type Given = { ownerId: string; id: string; split: Split };

/** Makes several items of one purchase. A lot that is split already answers with its items. */
export async function splitDeal(
  deps: DealWriteDeps,
  { ownerId, id, split }: Given,
): Promise<ReadDeal[]> {
  assertStorable({ parts: split.parts });
  const now = deps.clock();
  return writeDeals(deps, ownerId, async (transaction) => {
    const lot = await getDealRow(transaction, ownerId, id);
    if (lot.stage === "split") return itemsOf(transaction, lot);
    if (lot.stage === "sold" || lot.stage === "kept" || lot.stage === "given_away") {
      throw new AppError("conflict", "This deal is closed, so it can't be split.");
    }
    await insertDeals(transaction, partsOf(lot, split, now));
    const change = { stage: "split" as const, ...withoutMoney, closedOn: dayOf(now) };
    await changeDeal(transaction, { before: lot, change, what: "split", now });
    return itemsOf(transaction, lot);
  });
}

/** Its parts have it now, and its history says what it was. */
const withoutMoney = {
  priceCents: 0,
  askingCents: null,
  offerCents: null,
  costs: [],
  listings: [],
};

const dayOf = (now: Date) => isoDay(now);

function partsOf(lot: ReadDeal, split: Split, now: Date): DealRow[] {
  const shares = sharesOfDeal(lot, sharingOf(lot, split));
  const { hasReceipt: _hasReceipt, ...row } = lot;
  const stage = lot.stage === "listed" || lot.stage === "returned" ? "bought" : lot.stage;
  return split.parts.map(({ title, quantity }, at) => ({
    ...row,
    ...(shares[at] ?? withoutMoney),
    id: randomUUID(),
    requestKey: null,
    revision: 1,
    title,
    quantity,
    stage,
    sku: "",
    listings: [],
    returns: at === 0 ? lot.returns : [],
    prediction: null,
    analysisId: null,
    weightOunces: null,
    lotId: lot.id,
    // In their order, newest first as lists show them.
    createdAt: new Date(now.getTime() - at),
    updatedAt: now,
  }));
}

function sharingOf(lot: ReadDeal, split: Split) {
  if (split.by === "count") {
    return { by: "weight", weights: split.parts.map(({ quantity }) => quantity) } as const;
  }
  if (split.by === "value") {
    return { by: "weight", weights: split.parts.map(({ valueCents }) => valueCents) } as const;
  }
  const totals = split.parts.map(({ costCents }) => costCents);
  const given = totals.reduce((sum, total) => sum + total, 0);
  const cost = costOf(lot);
  if (given !== cost) throw doesNotAddUp(given, cost);
  return { by: "hand", totals } as const;
}

const doesNotAddUp = (given: number, cost: number) =>
  new AppError(
    "invalid_request",
    `The parts cost ${formatCents(cents(given))} together, but the lot cost ${formatCents(cents(cost))}. Change a part by ${formatCents(cents(Math.abs(cost - given)))}.`,
    { errors: { parts: `must cost ${cost} cents together` } },
  );

async function itemsOf(transaction: Database, lot: ReadDeal): Promise<ReadDeal[]> {
  const rows = await transaction
    .select()
    .from(deals)
    .where(and(eq(deals.ownerId, lot.ownerId), eq(deals.lotId, lot.id)))
    .orderBy(asc(deals.updatedAt), asc(deals.createdAt));
  return rows.toReversed().map((row) => ({ ...row, hasReceipt: false }));
}
