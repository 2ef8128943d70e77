import type pg from "pg";
import type { ApiContext } from "../middleware/api-env.ts";
import { addLimitHeaders } from "./limit-headers.ts";
import { type Count, createLimiter } from "./limiter.ts";
import { said } from "../../words/errors.ts";

export type BurstSettings = {
  analysesPerOwnerAMinute: number;
  writesPerAccountAMinute: number;
  signInsPerNetworkAMinute: number;
  searchesPerOwnerAMinute: number;
  /** By API keys, reading ones too; `keyCallsPerAccountAMinute` when absent. */
  keyCallsPerAccountAMinute?: number;
};

/** A list of ten thousand deals is two hundred pages. */
const keyCallsPerAccountAMinute = 300;

/** What one sender may do in a minute. What is left stands in the headers of the answer. */
export function burstLimits(pool: pg.Pool, settings: BurstSettings) {
  const minutely = (name: string, points: number) =>
    createLimiter(pool, { name, points, windowSeconds: 60 });
  const analyses = minutely("analyses_a_minute", settings.analysesPerOwnerAMinute);
  const writes = minutely("writes_a_minute", settings.writesPerAccountAMinute);
  const signIns = minutely("sign_ins_a_minute", settings.signInsPerNetworkAMinute);
  const searches = minutely("searches_a_minute", settings.searchesPerOwnerAMinute);
  const keyCalls = minutely(
    "key_calls_a_minute",
    settings.keyCallsPerAccountAMinute ?? keyCallsPerAccountAMinute,
  );
  const counted = async (c: ApiContext, headers: ReturnType<Count>) =>
    addLimitHeaders(c, await headers);
  return {
    /** Of an install or an account; throws `rate_limited`, as the others do. */
    countAnalysis: (c: ApiContext, ownerId: string) =>
      counted(c, analyses(ownerId, said("limitAnalyses"))),
    countKeyCall: (c: ApiContext, userId: string) =>
      counted(c, keyCalls(userId, said("limitKeyCalls"))),
    countSearch: (c: ApiContext, ownerId: string) =>
      counted(c, searches(ownerId, said("limitSearches"))),
    countSignIn: (c: ApiContext, network: string) =>
      counted(c, signIns(network, said("limitSignIns"))),
    /** Tells who is signed in, as `user` does, and counts what changes something. */
    countingWrites: (user: (c: ApiContext) => Promise<string>) => async (c: ApiContext) => {
      const userId = await user(c);
      const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
      if (isWrite) await counted(c, writes(userId, said("limitChanges")));
      return userId;
    },
  };
}
