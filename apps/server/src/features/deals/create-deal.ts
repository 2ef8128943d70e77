import { randomUUID } from "node:crypto";
import type { Analysis, NewDeal } from "@flipworth/contract";
import type { z } from "zod";
import { isoDay } from "../../calendar-days.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { assertStorable, withStageDays } from "./deal-rules.ts";
import type { ReadDeal } from "./deal-row.ts";
import { predictionOf } from "./prediction.ts";
import { findByRequestKey, insertDeals } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";
import { withDriving, logDrive } from "./drive-for-deal.ts";
import { saidOfAnalysis } from "../../words/errors.ts";

export type CreateDealDeps = DealWriteDeps & {
  findAnalysis: (ownerId: string, id: string) => Promise<Analysis | undefined>;
};

type Given = { ownerId: string; deal: z.output<typeof NewDeal>; key: string | null };

/** Starts a deal once per key. Throws `not_found` for somebody else's analysis. */
export async function createDeal(
  deps: CreateDealDeps,
  { ownerId, deal, key }: Given,
): Promise<{ isNew: boolean; row: ReadDeal }> {
  assertStorable(deal);
  const prediction = await predictionFor(deps, ownerId, deal.analysisId);
  const now = deps.clock();
  const today = isoDay(now);
  const { miles, ...dated } = withStageDays(deal, today);
  const drivenOn = dated.boughtOn ?? today;
  return writeDeals(deps, ownerId, async (transaction) => {
    const known = key === null ? undefined : await findByRequestKey(transaction, ownerId, key);
    if (known) return { isNew: false, row: known };
    const id = randomUUID();
    const stored = {
      ...dated,
      costs: withDriving(dated.costs, { miles, drivenOn }),
      id,
      ownerId,
      requestKey: key,
      revision: 1,
      prediction,
      sale: null,
      returns: [],
      lotId: null,
      createdAt: now,
      updatedAt: now,
    };
    await insertDeals(transaction, [stored]);
    if (miles > 0) await logDrive(transaction, { ownerId, id, miles, drivenOn, title: deal.title });
    return { isNew: true, row: await getDealRow(transaction, ownerId, id) };
  });
}

async function predictionFor(deps: CreateDealDeps, ownerId: string, analysisId: string | null) {
  if (analysisId === null) return null;
  const analysis = await deps.findAnalysis(ownerId, analysisId);
  if (!analysis) throw new AppError("not_found", saidOfAnalysis("noSuchAnalysis"));
  return predictionOf(analysis);
}
