import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../replies/app-error.ts";
import { said } from "../../words/errors.ts";
import type { Said } from "../../words/said.ts";

export type LimitHeaders = Record<string, string>;

type LimiterOptions = {
  /** Stands in the headers and before each key. */
  name: string;
  points: number;
  windowSeconds: number;
};

/** Counts one more for the key. Throws `rate_limited` with the reason when its share is used up. */
export type Count = (key: string, reason: Said) => Promise<LimitHeaders>;

/**
 * A counter that all servers of one database share. Its answers and its refusals carry the header
 * fields of draft-ietf-httpapi-ratelimit-headers-11: what is allowed, what is left, until when.
 */
export function createLimiter(pool: pg.Pool, options: LimiterOptions): Count {
  const counter = createCounter(pool, options);
  return async (key, reason) => {
    try {
      return headersOf(options, await counter.consume(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw rateLimited(reason, options, refusal);
    }
  };
}

/** A share of something that is only known to count when it is done. */
export type Allowance = {
  /** Throws `rate_limited` with the reason while the key's share is used up. */
  assertLeft: (key: string, reason: Said) => void;
  use: (key: string, points: number) => Promise<void>;
};

/**
 * As `createLimiter`, counted afterwards. That a share is used up is known to the server that counted
 * last, so asking costs nothing, and each other server of the database lets one more through.
 */
export function createAllowance(pool: pg.Pool, options: LimiterOptions): Allowance {
  const counter = createCounter(pool, options);
  /** Until when, on the clock of `performance.now()`. */
  const usedUp = new Map<string, number>();
  const note = (key: string, { remainingPoints, msBeforeNext }: RateLimiterRes) => {
    if (remainingPoints > 0) return;
    const now = performance.now();
    for (const [other, until] of usedUp) if (until <= now) usedUp.delete(other);
    usedUp.set(key, now + msBeforeNext);
  };
  return {
    assertLeft: (key, reason) => {
      const msBeforeNext = (usedUp.get(key) ?? 0) - performance.now();
      if (msBeforeNext > 0)
        throw rateLimited(reason, options, { remainingPoints: 0, msBeforeNext });
    },
    use: async (key, points) => {
      try {
        note(key, await counter.consume(key, points));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        note(key, refusal);
      }
    },
  };
}

function createCounter(pool: pg.Pool, { name, points, windowSeconds }: LimiterOptions) {
  const shared = { keyPrefix: name, points, duration: windowSeconds };
  return new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    tableName: "request_counts",
    tableCreated: true,
    // Whoever goes on beyond it costs no statements.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away a server goes on counting by itself.
    insuranceLimiter: new RateLimiterMemory(shared),
  });
}

type Left = Pick<RateLimiterRes, "remainingPoints" | "msBeforeNext">;

function rateLimited(reason: Said, options: LimiterOptions, refusal: Left): AppError {
  return new AppError("rate_limited", withWait(reason, refusal), {
    retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000),
    headers: headersOf(options, refusal),
  });
}

function headersOf(
  { name, points, windowSeconds }: LimiterOptions,
  { remainingPoints, msBeforeNext }: Left,
): LimitHeaders {
  const seconds = Math.max(0, Math.ceil(msBeforeNext / 1000));
  return {
    "RateLimit-Policy": `"${name}";q=${points};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${Math.max(0, remainingPoints)};t=${seconds}`,
  };
}

function withWait(reason: Said, { msBeforeNext }: Left): Said {
  const hours = Math.ceil(msBeforeNext / 3_600_000);
  const wait =
    msBeforeNext <= 60_000 ? "againInAMinute" : hours === 1 ? "againWithinTheHour" : "againInHours";
  return (voice) => said(wait, { reason: reason(voice), hours })(voice);
}
