import type { MoneyReport, ProfitGroup } from "@flipworth/contract";
import { median, platformNames } from "@flipworth/engine";
import { daysBetween } from "../../../calendar-days.ts";
import { costOf, type LedgerDeal, profitOf, sumOf } from "./deal-money.ts";
import { stockOf } from "./stock.ts";

type Ended = { deal: LedgerDeal; profitCents: number; month: string };

/** Profit of what ended, by when it ended, what it is, where it was sold and bought. */
export function moneyReport(deals: readonly LedgerDeal[]): MoneyReport {
  const ended = deals.flatMap((deal): Ended[] => {
    const profitCents = profitOf(deal);
    const month = (deal.closedOn ?? deal.createdOn).slice(0, 7);
    return profitCents === null ? [] : [{ deal, profitCents, month }];
  });
  const stock = stockOf(deals);
  const sold = quantityOf(ended.filter(({ deal }) => deal.stage === "sold"));
  return {
    total: groupOf("All", ended),
    byMonth: groups(ended, ({ month }) => month).toSorted((a, b) => compare(a.name, b.name)),
    byCategory: groups(ended, ({ deal }) => deal.category ?? "other").toSorted(byProfit),
    byPlatform: groups(ended, ({ deal }) =>
      deal.sale ? platformNames[deal.sale.platform] : "Given away",
    ).toSorted(byProfit),
    bySource: groups(ended, ({ deal }) => deal.source.trim() || "not recorded").toSorted(byProfit),
    sellThroughPercent: percentOf(sold, sold + stock.items),
    stockCents: stock.costCents,
    stockSince: stock.since,
  };
}

const byProfit = (a: ProfitGroup, b: ProfitGroup) =>
  b.profitCents - a.profitCents || compare(a.name, b.name);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function groups(ended: readonly Ended[], nameOf: (one: Ended) => string): ProfitGroup[] {
  return [...Map.groupBy(ended, nameOf)].map(([name, members]) => groupOf(name, members));
}

function groupOf(name: string, members: readonly Ended[]): ProfitGroup {
  const sold = members.filter(({ deal }) => deal.stage === "sold");
  const costCents = sumOf(members.map(({ deal }) => costOf(deal)));
  const profitCents = sumOf(members.map((one) => one.profitCents));
  const days = sold.flatMap(({ deal }) =>
    deal.boughtOn === null || deal.closedOn === null
      ? []
      : [daysBetween(deal.boughtOn, deal.closedOn)],
  );
  return {
    name,
    sold: quantityOf(sold),
    salesCents: sumOf(
      sold.map(({ deal: { sale } }) => (sale?.priceCents ?? 0) + (sale?.buyerShippingCents ?? 0)),
    ),
    costCents,
    profitCents,
    returnPercent: percentOf(profitCents, costCents),
    medianDaysToSell: days.length === 0 ? null : median(days),
  };
}

const quantityOf = (members: readonly Ended[]) => sumOf(members.map(({ deal }) => deal.quantity));

const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
