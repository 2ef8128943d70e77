import { defineWords } from "@flipworth/words";

export const dealsMoney = defineWords("deals.money", {
  empty: "Nothing is bought or sold yet.",
  allTime: "All time",
  netProfit: "Net profit",
  returnOnCost: "Return on cost",
  itemsSold: "Items sold",
  soldOfBought: "Sold of all bought",
  typicalDays: "Typical days to sell",
  tiedUp: "Tied up in stock",
  since: "since {day}",

  byMonth: "Net profit by month",
  bestMonth: "The best month is {month}, with {profit}.",
  month: "Month",
  sales: "Sales",

  byCategory: "By category",
  byPlatform: "By platform",
  bySource: "By source",
  name: "Name",
  sold: "Sold",
  return: "Return",
  daysToSell: "Days to sell",
});

export const dealsBankroll = defineWords("deals.bankroll", {
  title: "Bankroll and goal",
  bankroll: "Bankroll for buying ($)",
  bankrollHint: "What your stock cost counts against it.",
  goal: "Profit goal per month ($)",
  caps: "“Pay at most” never goes above what is left",
  save: "Save",
  saved: "Bankroll saved",
});
