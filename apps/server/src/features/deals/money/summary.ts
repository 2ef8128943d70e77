import type { DealPlan, DealsSummary } from "@flipworth/contract";
import type { Voice } from "@flipworth/words";
import { isOpenStage } from "../deal-rules.ts";
import { type FieldsOf, keptOfSale, profitOf } from "./deal-money.ts";
import { leftToSpend, stockAskCents, stockFields, stockOf } from "./stock.ts";
import { taskFields, taskOf } from "./tasks.ts";

const tasksShown = 30;

export const summaryFields = [
  ...stockFields,
  ...taskFields,
  "closedOn",
  "sale",
  "returns",
] as const;
type SummaryDeal = FieldsOf<typeof summaryFields>;

type Asked = {
  deals: readonly SummaryDeal[];
  plan: DealPlan;
  today: string;
  openLimit: number | null;
  /** What to do is said in it. */
  voice: Voice;
};

/** What to do today, and this month's money. */
export function dealsSummary({ deals, plan, today, openLimit, voice }: Asked): DealsSummary {
  const tasks = deals.flatMap((deal) => taskOf(deal, today, voice) ?? []);
  const urgent = tasks.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return {
    tasks: urgent.slice(0, tasksShown),
    taskCount: tasks.length,
    openCount: deals.filter(({ stage }) => isOpenStage(stage)).length,
    openLimit,
    month: { ...monthOf(deals, today.slice(0, 7)), goalCents: plan.monthlyProfitGoalCents },
    stock: { ...stockOf(deals), askCents: stockAskCents(deals) },
    leftToSpendCents: leftToSpend(plan.bankrollCents, deals),
  };
}

/** What is sold twice is a broken promise: that comes first. */
const order: readonly DealsSummary["tasks"][number]["kind"][] = [
  "take_down",
  "answer",
  "list",
  "mark_down",
  "move",
  "donate",
  "decide",
  "cost",
];

function monthOf(deals: readonly SummaryDeal[], month: string) {
  const isIn = (day: string | null) => day !== null && day.startsWith(month);
  let [moneyInCents, moneyOutCents, profitCents, sold] = [0, 0, 0, 0];
  for (const deal of deals) {
    if (isIn(deal.boughtOn)) moneyOutCents += deal.priceCents ?? 0;
    for (const { cents, paidOn } of deal.costs) if (isIn(paidOn)) moneyOutCents += cents;
    for (const undone of deal.returns) {
      if (isIn(undone.soldOn)) moneyInCents += keptOfSale(undone);
      const back = undone.refundCents + undone.returnLabelCents - undone.feeBackCents;
      if (isIn(undone.returnedOn)) moneyOutCents += back;
    }
    if (deal.sale && isIn(deal.sale.soldOn)) {
      moneyInCents += keptOfSale(deal.sale);
      sold += deal.quantity;
    }
    if (isIn(deal.closedOn)) profitCents += profitOf(deal) ?? 0;
  }
  return { moneyInCents, moneyOutCents, profitCents, sold };
}
