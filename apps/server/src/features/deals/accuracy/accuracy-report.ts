import type { AccuracyGroup, AccuracyReport, SaidAndBrought } from "@flipworth/contract";
import { platformNameIn } from "@flipworth/engine";
import type { Voice } from "@flipworth/words";
import { type FieldsOf, type LedgerDeal, profitOf } from "../money/deal-money.ts";
import { type OwnBias, ownBias, percentOf, salesThatTeach } from "./own-bias.ts";

const dealsShown = 200;

export const accuracyFields = [
  "id",
  "title",
  "stage",
  "category",
  "priceCents",
  "costs",
  "sale",
  "returns",
  "prediction",
] as const satisfies (keyof LedgerDeal)[];
type JudgedDeal = FieldsOf<typeof accuracyFields>;

type Said = SaidAndBrought & { ownBiasPercent: number };

/** What we said beside what it brought, for each sold deal that we had judged. */
export function accuracyReport(deals: readonly JudgedDeal[], voice: Voice): AccuracyReport {
  const said = saidAndBrought(deals, voice);
  const { logShift: _logShift, ...bias } = ownBias(said.slice(0, salesThatTeach), voice);
  return {
    total: said.length === 0 ? null : groupOf("All", said),
    byCategory: groups(said, ({ category }) => category),
    byPlatform: groups(said, ({ platform }) => platform),
    deals: said.slice(0, dealsShown).map(({ ownBiasPercent: _percent, ...one }) => one),
    ownBias: bias,
  };
}

/** The correction of a person's next answers. */
export const ownBiasOf = (deals: readonly JudgedDeal[], voice: Voice): OwnBias =>
  ownBias(saidAndBrought(deals, voice), voice);

function saidAndBrought(deals: readonly JudgedDeal[], voice: Voice): Said[] {
  return deals
    .flatMap((deal): Said[] => {
      const { sale, prediction } = deal;
      const profitCents = profitOf(deal);
      if (deal.stage !== "sold" || !sale || !prediction || profitCents === null) return [];
      const { lowCents, medianCents, highCents } = prediction;
      const broughtCents = sale.priceCents + sale.buyerShippingCents;
      if (medianCents === 0 || broughtCents === 0) return [];
      return [
        {
          dealId: deal.id,
          title: deal.title,
          category: deal.category ?? "other",
          platform: platformNameIn(sale.platform, voice),
          soldOn: sale.soldOn,
          lowCents,
          medianCents,
          highCents,
          broughtCents,
          profitCents,
          isInside: broughtCents >= lowCents && broughtCents <= highCents,
          predictedProfitCents: prediction.netProfitCents,
          ownBiasPercent: prediction.ownBiasPercent,
        },
      ];
    })
    .toSorted((a, b) => newestFirst(a.soldOn, b.soldOn) || newestFirst(b.dealId, a.dealId));
}

function newestFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

function groups(said: readonly Said[], nameOf: (one: Said) => string): AccuracyGroup[] {
  return [...Map.groupBy(said, nameOf)]
    .map(([name, members]) => groupOf(name, members))
    .toSorted((a, b) => b.sold - a.sold);
}

function groupOf(name: string, members: readonly Said[]): AccuracyGroup {
  const errors = members.map(({ broughtCents, medianCents }) => broughtCents / medianCents);
  const meanLog = errors.reduce((sum, error) => sum + Math.log(error), 0) / members.length;
  const predicted = members.filter(({ predictedProfitCents }) => predictedProfitCents !== null);
  return {
    name,
    sold: members.length,
    inside: members.filter(({ isInside }) => isInside).length,
    biasPercent: percentOf(meanLog),
    predictedProfitCents: predicted.reduce((sum, one) => sum + (one.predictedProfitCents ?? 0), 0),
    profitCents: predicted.reduce((sum, { profitCents }) => sum + profitCents, 0),
  };
}
