import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

export type LimitHeaders = Record<string, string>;

type LimiterOptions = {
  /** Stands in the headers and before each key. */
  name: string;
  points: number;
  windowSeconds: number;
};

/** Counts one more for the key. Throws `rate_limited` with the reason when its share is used up. */
export type Count = (key: string, reason: string) => Promise<LimitHeaders>;

/**
 * A counter that all servers of one database share. Its answers and its refusals carry the header
 * fields of draft-ietf-httpapi-ratelimit-headers-10: what is allowed, what is left, until when.
 */
export function createLimiter(pool: pg.Pool, options: LimiterOptions): Count {
  const { name, points, windowSeconds } = options;
  const shared = { keyPrefix: name, points, duration: windowSeconds };
  const counter = new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    // Whoever goes on beyond it costs no statements.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away a server goes on counting by itself.
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  return async (key, reason) => {
    try {
      return headersOf(options, await counter.consume(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError("rate_limited", `${reason} Try again ${waitOf(refusal)}.`, {
        cause: refusal,
        retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000),
        headers: headersOf(options, refusal),
      });
    }
  };
}

function headersOf(
  { name, points, windowSeconds }: LimiterOptions,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): LimitHeaders {
  const seconds = Math.max(0, Math.ceil(msBeforeNext / 1000));
  return {
    "RateLimit-Policy": `"${name}";q=${points};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${Math.max(0, remainingPoints)};t=${seconds}`,
  };
}

function waitOf({ msBeforeNext }: RateLimiterRes): string {
  if (msBeforeNext <= 60_000) return "in a minute";
  const hours = Math.ceil(msBeforeNext / 3_600_000);
  return hours === 1 ? "within the hour" : `in about ${hours} hours`;
}
