import type { Analysis, Deal } from "@flipworth/contract";
import { isoDay } from "../../calendar-days.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { Known } from "./known-item.ts";
import { saidOfAnalysis, saidOfRecords } from "../../words/errors.ts";

export type KnowingDeps = {
  clock: () => Date;
  /** Throws `not_found` for another person's. */
  getDeal: (ownerId: string, id: string) => Promise<Deal>;
  findAnalysis: (ownerId: string, id: string) => Promise<Analysis | undefined>;
};

/** Of the deal or the analysis that is asked for. Throws `not_found`. */
export async function whatIsKnown(
  { clock, getDeal, findAnalysis }: KnowingDeps,
  ownerId: string,
  asked: { deal?: string | undefined; analysis?: string | undefined },
): Promise<Known> {
  const asOf = isoDay(clock());
  if (asked.deal !== undefined) {
    const deal = await getDeal(ownerId, asked.deal);
    const { analysisId } = deal;
    const analysis = analysisId === null ? undefined : await findAnalysis(ownerId, analysisId);
    return { deal, analysis: analysis ?? null, asOf };
  }
  const id = asked.analysis;
  if (id === undefined) {
    throw new AppError("invalid_request", saidOfRecords("nameOne"));
  }
  const analysis = isUuid(id) ? await findAnalysis(ownerId, id) : undefined;
  if (!analysis) throw new AppError("not_found", saidOfAnalysis("noSuchAnalysis"));
  return { deal: null, analysis, asOf };
}
