import { randomUUID } from "node:crypto";
import type { SplitDeal } from "@flipworth/contract";
import { formatCents, cents } from "@flipworth/engine";
import type { z } from "zod";
import { AppError } from "../../../http/replies/app-error.ts";
import type { DealRow, ReadDeal } from "../deal-row.ts";
import { costOf } from "../money/deal-money.ts";
import { sharesOfDeal } from "./share-deal.ts";
import { saidOfRecords } from "../../../words/errors.ts";

export type Split = z.output<typeof SplitDeal>;

/** Its parts have it now, and its history says what it was. */
export const withoutMoney = {
  priceCents: 0,
  askingCents: null,
  offerCents: null,
  costs: [],
  listings: [],
};

export function partsOf(lot: ReadDeal, split: Split, now: Date): DealRow[] {
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
    // In their order, newest first as lists show them, and none before the split.
    createdAt: new Date(now.getTime() + split.parts.length - 1 - at),
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
    saidOfRecords("partsCost", {
      parts: formatCents(cents(given)),
      lot: formatCents(cents(cost)),
      difference: formatCents(cents(Math.abs(cost - given))),
    }),
    { errors: { parts: `must cost ${cost} cents together` } },
  );
