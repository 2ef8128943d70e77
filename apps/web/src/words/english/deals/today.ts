import type { DealTask } from "@flipworth/contract";
import { defineWords } from "@flipworth/words";

export const dealsToday = defineWords("deals.today", {
  thisMonth: "This month",
  netProfit: "Net profit",
  ofGoal: "of {goal} goal",
  moneyIn: "Money in",
  moneyOut: "Money out",
  itemsSold: "Items sold",
  tiedUp: "Tied up in stock",
  stockSince: "{items, plural, one {{items} item, since {day}} other {{items} items, since {day}}}",
  leftToSpend: "Left to spend",
  toDo: "To do today",
  nothingToDo: "Nothing waits for you.",
  moreToDo: "{count} more after these.",
  openDeals: "{open, plural, one {{open} open deal.} other {{open} open deals.}}",
  openDealsOfPlan: "{open} of {limit} open deals. <plans>Paid plans have no limit.</plans>",
});

export const dealsTaskKinds = defineWords("deals.taskKinds", {
  take_down: "Take down",
  answer: "Answer",
  list: "List",
  mark_down: "Mark down",
  move: "Add a place",
  donate: "Let go",
  decide: "Decide",
  cost: "Cost missing",
} satisfies Record<DealTask["kind"], string>);
