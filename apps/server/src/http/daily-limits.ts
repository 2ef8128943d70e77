import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

const secondsInADay = 86_400;

export type LimitSettings = {
  anonymousAnalysesPerNetworkADay: number;
  anonymousAnalysesADay: number;
  installsPerNetworkADay: number;
};

/** Each counts one more and throws `rate_limited` once the day's share is used up. */
type DailyLimits = {
  countInstall: (network: string) => Promise<void>;
  countAnalysis: (network: string) => Promise<void>;
};

/** Counters that all servers of one database share. */
export function dailyLimits(pool: pg.Pool, settings: LimitSettings): DailyLimits {
  const installs = limiter(pool, "installs", settings.installsPerNetworkADay);
  const perNetwork = limiter(pool, "analyses", settings.anonymousAnalysesPerNetworkADay);
  const forAll = limiter(pool, "all_analyses", settings.anonymousAnalysesADay);
  return {
    countInstall: (network) =>
      consume(installs, network, "Too many registrations from your network today."),
    countAnalysis: async (network) => {
      await consume(perNetwork, network, "Your network has used today's free analyses.");
      await consume(forAll, "everybody", "Today's free analyses are used up for everybody.");
    },
  };
}

function limiter(pool: pg.Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  const shared = { keyPrefix, points, duration: secondsInADay };
  return new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    // While the database is away a server goes on counting by itself.
    insuranceLimiter: new RateLimiterMemory(shared),
  });
}

async function consume(counter: RateLimiterPostgres, key: string, reason: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const hours = Math.max(1, Math.ceil(refusal.msBeforeNext / 3_600_000));
    const wait = hours === 1 ? "within the hour" : `in about ${hours} hours`;
    throw new AppError("rate_limited", `${reason} Try again ${wait}.`, {
      cause: refusal,
      retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000),
    });
  }
}
