import type pg from "pg";
import { wideNetworkOf } from "./client-network.ts";
import { createLimiter, type LimitHeaders } from "./limiter.ts";
import { digestOf } from "../../secrets.ts";
import { said } from "../../words/errors.ts";
import type { Said } from "../../words/said.ts";

const secondsInADay = 86_400;
// docs/decisions/0008-anonymous-allowances.md
const networksInAWideOne = 4;

export type DailySettings = {
  anonymousAnalysesPerNetworkADay: number;
  anonymousAnalysesADay: number;
  installsPerNetworkADay: number;
  newsletterSignUpsPerNetworkADay: number;
};

// Whoever mistypes or forgets tries a few times; nobody needs more.
const signUpsPerAddressADay = 10;

/** Each counts one more and throws `rate_limited` once the day's share is used up. */
type DailyLimits = {
  countInstall: (network: string) => Promise<LimitHeaders>;
  countAnalysis: (network: string) => Promise<void>;
  countSignUp: (network: string, email: string) => Promise<LimitHeaders>;
};

/** What people without an account may do in a day. */
export function dailyLimits(pool: pg.Pool, settings: DailySettings): DailyLimits {
  const daily = (name: string, points: number) =>
    createLimiter(pool, { name, points, windowSeconds: secondsInADay });
  const installs = daily("installs", settings.installsPerNetworkADay);
  const perNetwork = daily("analyses", settings.anonymousAnalysesPerNetworkADay);
  const forAll = daily("all_analyses", settings.anonymousAnalysesADay);
  const signUps = daily("newsletter", settings.newsletterSignUpsPerNetworkADay);
  const wide = (name: string, points: number) => {
    const count = daily(`${name}_wide`, points * networksInAWideOne);
    return async (network: string, reason: Said) => {
      const around = wideNetworkOf(network);
      if (around !== undefined) await count(around, reason);
    };
  };
  const wideInstalls = wide("installs", settings.installsPerNetworkADay);
  const wideAnalyses = wide("analyses", settings.anonymousAnalysesPerNetworkADay);
  const perAddress = daily("newsletter_address", signUpsPerAddressADay);
  return {
    countSignUp: async (network, email) => {
      const headers = await signUps(network, said("limitAddresses"));
      // Hashed: the counters are no second list of addresses.
      await perAddress(digestOf(email), said("limitAddress"));
      return headers;
    },
    countInstall: async (network) => {
      const reason = said("limitInstalls");
      const headers = await installs(network, reason);
      await wideInstalls(network, reason);
      return headers;
    },
    countAnalysis: async (network) => {
      const reason = said("limitNetwork");
      await perNetwork(network, reason);
      await wideAnalyses(network, reason);
      await forAll("everybody", said("limitEverybody"));
    },
  };
}
