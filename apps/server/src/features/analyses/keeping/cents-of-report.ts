import type { AnalysisCents } from "@flipworth/contract";
import { profitOfRank } from "../../../db/profit-rank.ts";
import type { StoredReport } from "../../../db/schema/analyses.ts";

type StoredFigures = { report: StoredReport; profitRank: number };

/** The figures of a stored report in whole cents. Of an older one, out of its numbers of dollars. */
export function centsOfReport({ report, profitRank }: StoredFigures): AnalysisCents {
  if (report.cents) return report.cents;
  const { evaluation } = report.details.analysisStages;
  return {
    price: inCents(report.price),
    low: inCents(evaluation.low),
    median: inCents(evaluation.median),
    high: inCents(evaluation.high),
    netProfit: profitOfRank(profitRank),
    netProfitLow: inCents(evaluation.netProfitLow),
    netProfitHigh: inCents(evaluation.netProfitHigh),
    breakEven: inCents(evaluation.breakEven),
    maxBuyPrice: inCents(report.maxBuyPrice),
  };
}

const inCents = (dollars: number | null | undefined) =>
  dollars == null ? null : Math.round(dollars * 100);
