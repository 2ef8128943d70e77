import { type Credits, creditsHeaders, type Plan, planOf } from "@flipworth/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { credits } from "../../db/schema/credits.ts";
import { prepared } from "../../db/prepared.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import { ownerChanged } from "../../http/replies/owner-changed.ts";
import { periodEnd } from "./period.ts";

/** What an owner may still do this month, and by which plan. */
export type Balance = {
  used: number;
  total: number;
  resetsAt: Date;
  /** Day of the month on which each period begins: what a later spend needs to know. */
  periodDay: number;
  plan: Plan;
  /** What the plan rests on and what follows it; null for who never paid. */
  subscription: Subscription | null;
};

type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  "planId" | "status" | "nextPlanId" | "currentPeriodEnd"
>;

/** What a balance is made of, of `credits` beside `subscriptions`. */
export const balanceColumns = {
  credits,
  subscription: {
    planId: subscriptions.planId,
    status: subscriptions.status,
    nextPlanId: subscriptions.nextPlanId,
    currentPeriodEnd: subscriptions.currentPeriodEnd,
  },
};

const creditsOfOwner = prepared((database) =>
  database
    .select(balanceColumns)
    .from(credits)
    .leftJoin(subscriptions, eq(subscriptions.userId, credits.ownerId))
    .where(eq(credits.ownerId, sql.placeholder("ownerId")))
    .prepare("credits_of_owner"),
);

export type CreditsStore = ReturnType<typeof creditsStore>;

export function creditsStore(database: Database, clock: () => Date) {
  return {
    /** The balance without spending. Throws `conflict` for an owner who is one no longer. */
    balance: async (ownerId: string): Promise<Balance> => {
      const [row] = await creditsOfOwner(database).execute({ ownerId });
      if (!row) throw ownerChanged();
      return balanceFromRow(row, clock());
    },
    /**
     * One statement that spends a credit or, with none left, touches no row. A period that is over
     * is reset by the same statement, so two requests at the turn of the month cannot both do it.
     * It returns the columns `used` and `resets_at`, for a larger statement to build on.
     */
    spendStatement: (
      ownerId: string,
      { periodDay, plan }: Pick<Balance, "periodDay" | "plan">,
    ): SQL => {
      const now = clock();
      const isOver = sql`${credits.resetsAt} <= ${now.toISOString()}::timestamptz`;
      const nextReset = periodEnd(periodDay, now).toISOString();
      const isLeft = plan.isSoftCap ? sql`true` : sql`${credits.used} < ${plan.analysesPerMonth}`;
      return sql`
        update ${credits} set
          used = case when ${isOver} then 1 else ${credits.used} + 1 end,
          resets_at = case when ${isOver} then ${nextReset}::timestamptz else ${credits.resetsAt} end
        where ${credits.ownerId} = ${ownerId}::uuid
          and (${isOver} or ${isLeft})
        returning used, resets_at`;
    },
    fromRow: (row: BalanceRow) => balanceFromRow(row, clock()),
    toWire: creditsToWire,
    toHeaders: creditsToHeaders,
  };
}

export type BalanceRow = {
  credits: typeof credits.$inferSelect;
  subscription: Subscription | null;
};

function balanceFromRow({ credits: row, subscription }: BalanceRow, now: Date): Balance {
  const isOver = row.resetsAt <= now;
  const plan = planOf(subscription?.planId ?? "free");
  return {
    used: isOver ? 0 : row.used,
    total: plan.analysesPerMonth,
    resetsAt: isOver ? periodEnd(row.periodDay, now) : row.resetsAt,
    periodDay: row.periodDay,
    plan,
    subscription,
  };
}

type Counted = Pick<Balance, "used" | "total" | "resetsAt">;

function creditsToWire({ used, total, resetsAt }: Counted): Credits {
  return { used, total, resetsAt: resetsAt.toISOString() };
}

/** The same as response headers, on every answer that may have cost a credit. */
function creditsToHeaders(balance: Counted): Record<string, string> {
  const { used, total, resetsAt } = creditsToWire(balance);
  return {
    [creditsHeaders.used]: String(used),
    [creditsHeaders.total]: String(total),
    [creditsHeaders.resetsAt]: resetsAt,
  };
}
