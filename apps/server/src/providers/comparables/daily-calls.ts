import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** The day's calls, counted by all servers of one database. */
export type DailyCalls = {
  /** Counts one more and says whether it may be made. */
  take: (hasPriority: boolean) => Promise<boolean>;
};

type DailyCallsSettings = { callsADay: number; clock: () => Date };

const secondsInADay = 86_400;
/** The rest of the day's calls is for who pays. */
const shareOfAll = 0.8;

// eBay's own day, so that its limit and this one begin anew together.
const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

export function dailyCalls(pool: pg.Pool, { callsADay, clock }: DailyCallsSettings): DailyCalls {
  const shared = { keyPrefix: "ebay_calls", points: callsADay, duration: secondsInADay };
  const counter = new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    // While the database is away a server goes on counting by itself.
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  const openToAll = Math.floor(callsADay * shareOfAll);
  return {
    take: async (hasPriority) => {
      const today = day.format(clock());
      if (!hasPriority && ((await counter.get(today))?.consumedPoints ?? 0) >= openToAll)
        return false;
      return counter.consume(today).then(() => true, isRefusal);
    },
  };
}

function isRefusal(thrown: unknown): false {
  if (thrown instanceof RateLimiterRes) return false;
  throw thrown;
}
