import { z } from "zod";
import { amountCents, signedCents } from "./deal-fields.ts";

/** What `GET` and `PUT /api/deal-plan` speak of: the person's money for buying. */
export const DealPlan = z.strictObject({
  /** Set aside for buying; null: no limit. */
  bankrollCents: amountCents.nullable(),
  /** "Pay at most" in answers is never more than what is left of it. */
  capsPayAtMost: z.boolean("must be true or false"),
  monthlyProfitGoalCents: amountCents.nullable(),
});
export type DealPlan = z.infer<typeof DealPlan>;

export const defaultDealPlan: DealPlan = {
  bankrollCents: null,
  capsPayAtMost: false,
  monthlyProfitGoalCents: null,
};

/** One line of "what to do today". */
export const DealTask = z.object({
  kind: z.enum(["take_down", "list", "mark_down", "move", "donate", "decide", "answer", "cost"]),
  dealId: z.string(),
  title: z.string(),
  sentence: z.string(),
});
export type DealTask = z.infer<typeof DealTask>;

export const DealsSummary = z.object({
  tasks: z.array(DealTask),
  /** How many tasks there are in all. */
  taskCount: z.number().int(),
  openCount: z.number().int(),
  /** How many open deals the plan allows; null: any number. */
  openLimit: z.number().int().nullable(),
  /** This month. */
  month: z.object({
    moneyInCents: signedCents,
    moneyOutCents: signedCents,
    profitCents: signedCents,
    goalCents: amountCents.nullable(),
    sold: z.number().int(),
  }),
  stock: z.object({
    items: z.number().int(),
    costCents: signedCents,
    /** The day on which the oldest of it was bought. */
    since: z.string().nullable(),
    /** At the prices that are asked, as far as it is listed. */
    askCents: signedCents,
  }),
  /** What the bankroll still has; null without one. */
  leftToSpendCents: signedCents.nullable(),
});
export type DealsSummary = z.infer<typeof DealsSummary>;

export const ProfitGroup = z.object({
  name: z.string(),
  sold: z.number().int(),
  salesCents: signedCents,
  costCents: signedCents,
  profitCents: signedCents,
  /** Profit over what was spent to buy, in percent; null where nothing was spent. */
  returnPercent: z.number().nullable(),
  medianDaysToSell: z.number().nullable(),
});
export type ProfitGroup = z.infer<typeof ProfitGroup>;

export const MoneyReport = z.object({
  total: ProfitGroup,
  byMonth: z.array(ProfitGroup),
  byCategory: z.array(ProfitGroup),
  byPlatform: z.array(ProfitGroup),
  bySource: z.array(ProfitGroup),
  /** Sold over sold and still there, in percent; null before anything was bought. */
  sellThroughPercent: z.number().nullable(),
  stockCents: signedCents,
  stockSince: z.string().nullable(),
});
export type MoneyReport = z.infer<typeof MoneyReport>;

export const SaidAndBrought = z.object({
  dealId: z.string(),
  title: z.string(),
  category: z.string(),
  platform: z.string(),
  soldOn: z.string(),
  lowCents: amountCents,
  medianCents: amountCents,
  highCents: amountCents,
  /** What the buyer paid, with delivery. */
  broughtCents: amountCents,
  isInside: z.boolean(),
  predictedProfitCents: signedCents.nullable(),
  profitCents: signedCents,
});
export type SaidAndBrought = z.infer<typeof SaidAndBrought>;

export const AccuracyGroup = z.object({
  name: z.string(),
  sold: z.number().int(),
  inside: z.number().int(),
  /** Of the sales, against the typical price that we gave: -10 is ten percent less. */
  biasPercent: z.number(),
  predictedProfitCents: signedCents,
  /** Of those deals for which a profit was predicted. */
  profitCents: signedCents,
});
export type AccuracyGroup = z.infer<typeof AccuracyGroup>;

export const AccuracyReport = z.object({
  /** null while nothing that we judged is sold. */
  total: AccuracyGroup.nullable(),
  byCategory: z.array(AccuracyGroup),
  byPlatform: z.array(AccuracyGroup),
  /** The last two hundred, newest first. */
  deals: z.array(SaidAndBrought),
  /** What the person's own sales do to their next answers. */
  ownBias: z.object({ percent: z.number(), sales: z.number().int(), sentence: z.string() }),
});
export type AccuracyReport = z.infer<typeof AccuracyReport>;
