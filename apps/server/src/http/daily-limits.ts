import { createHash } from "node:crypto";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

const secondsInADay = 86_400;

export type LimitSettings = {
  anonymousAnalysesPerNetworkADay: number;
  anonymousAnalysesADay: number;
  installsPerNetworkADay: number;
  newsletterSignUpsPerNetworkADay: number;
};

// Whoever mistypes or forgets tries a few times; nobody needs more.
const signUpsPerAddressADay = 10;

/** Each counts one more and throws `rate_limited` once the day's share is used up. */
type DailyLimits = {
  countInstall: (network: string) => Promise<void>;
  countAnalysis: (network: string) => Promise<void>;
  countSignUp: (network: string, email: string) => Promise<void>;
};

/** Counters that all servers of one database share. */
export function dailyLimits(pool: pg.Pool, settings: LimitSettings): DailyLimits {
  const installs = limiter(pool, "installs", settings.installsPerNetworkADay);
  const perNetwork = limiter(pool, "analyses", settings.anonymousAnalysesPerNetworkADay);
  const forAll = limiter(pool, "all_analyses", settings.anonymousAnalysesADay);
  const signUps = limiter(pool, "newsletter", settings.newsletterSignUpsPerNetworkADay);
  const perAddress = limiter(pool, "newsletter_address", signUpsPerAddressADay);
  return {
    countSignUp: async (network, email) => {
      await consume(signUps, network, "Your network has signed up enough addresses today.");
      // Hashed: the counters are no second list of addresses.
      const key = createHash("sha256").update(email).digest("hex");
      await consume(perAddress, key, "This address was signed up often today.");
    },
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
