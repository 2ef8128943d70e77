import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";

/** What the day's questions cost so far, by all servers of one database. */
export type DailySpending = {
  isUsedUp: () => Promise<boolean>;
  add: (dollars: number) => Promise<void>;
};

const secondsInADay = 86_400;
/** Counters are whole numbers: hundredths of a cent. */
const pointsInADollar = 10_000;
const key = "all";

/** A day begins with its first question, as those of the other limits do. */
export function dailySpending(pool: pg.Pool, dollarsADay: number): DailySpending {
  const points = Math.round(dollarsADay * pointsInADollar);
  const shared = { keyPrefix: "model_spending", points, duration: secondsInADay };
  const counter = new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    // While the database is away a server goes on counting by itself.
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  return {
    isUsedUp: async () => ((await counter.get(key))?.consumedPoints ?? 0) >= points,
    add: async (dollars) => {
      if (dollars > 0) await counter.penalty(key, Math.ceil(dollars * pointsInADollar));
    },
  };
}
