import type { MoneyReport, ProfitGroup } from "@flipworth/contract";
import { median, platformNameIn } from "@flipworth/engine";
import { sayIn, type Voice } from "@flipworth/words";
import { daysBetween } from "../../../calendar-days.ts";
import { dealReportWords } from "../../../words/english/deal-reports.ts";
import { costOf, type FieldsOf, profitOf, sumOf } from "./deal-money.ts";
import { stockFields, stockOf } from "./stock.ts";

export const moneyFields = [
  ...stockFields,
  "category",
  "source",
  "closedOn",
  "sale",
  "returns",
  "createdOn",
] as const;
type MoneyDeal = FieldsOf<typeof moneyFields>;

/** What a deal that ended adds to each of its groups, worked out once. */
type Ended = {
  deal: MoneyDeal;
  isSold: boolean;
  month: string;
  salesCents: number;
  costCents: number;
  profitCents: number;
  daysToSell: number | null;
};

/** Profit of what ended, by when it ended, what it is, where it was sold and bought. */
export function moneyReport(deals: readonly MoneyDeal[], voice: Voice): MoneyReport {
  const say = sayIn(dealReportWords, voice);
  const ended = deals.flatMap((deal) => endedOf(deal) ?? []);
  const stock = stockOf(deals);
  const sold = quantityOf(ended.filter(({ isSold }) => isSold));
  return {
    total: groupOf("All", ended),
    byMonth: groups(ended, ({ month }) => month).toSorted((a, b) => compare(a.name, b.name)),
    byCategory: groups(ended, ({ deal }) => deal.category ?? "other").toSorted(byProfit),
    byPlatform: groups(ended, ({ deal }) =>
      deal.sale ? platformNameIn(deal.sale.platform, voice) : say("givenAway"),
    ).toSorted(byProfit),
    bySource: groups(ended, ({ deal }) => deal.source.trim() || say("notRecorded")).toSorted(
      byProfit,
    ),
    sellThroughPercent: percentOf(sold, sold + stock.items),
    stockCents: stock.costCents,
    stockSince: stock.since,
  };
}

function endedOf(deal: MoneyDeal): Ended | null {
  const profitCents = profitOf(deal);
  if (profitCents === null) return null;
  const { boughtOn, closedOn, createdOn, sale, stage } = deal;
  const isSold = stage === "sold";
  const isTimed = isSold && boughtOn !== null && closedOn !== null;
  return {
    deal,
    isSold,
    month: (closedOn ?? createdOn).slice(0, 7),
    salesCents: isSold && sale !== null ? sale.priceCents + sale.buyerShippingCents : 0,
    costCents: costOf(deal),
    profitCents,
    daysToSell: isTimed ? daysBetween(boughtOn, closedOn) : null,
  };
}

const byProfit = (a: ProfitGroup, b: ProfitGroup) =>
  b.profitCents - a.profitCents || compare(a.name, b.name);

/** Of names that differ, as those of groups do. */
const compare = (a: string, b: string) => (a < b ? -1 : 1);

function groups(ended: readonly Ended[], nameOf: (one: Ended) => string): ProfitGroup[] {
  return [...Map.groupBy(ended, nameOf)].map(([name, members]) => groupOf(name, members));
}

function groupOf(name: string, members: readonly Ended[]): ProfitGroup {
  const costCents = sumOf(members.map((one) => one.costCents));
  const profitCents = sumOf(members.map((one) => one.profitCents));
  const days = members.flatMap(({ daysToSell }) => daysToSell ?? []);
  return {
    name,
    sold: quantityOf(members.filter(({ isSold }) => isSold)),
    salesCents: sumOf(members.map((one) => one.salesCents)),
    costCents,
    profitCents,
    returnPercent: percentOf(profitCents, costCents),
    medianDaysToSell: days.length === 0 ? null : median(days),
  };
}

const quantityOf = (members: readonly Ended[]) => sumOf(members.map(({ deal }) => deal.quantity));

const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
