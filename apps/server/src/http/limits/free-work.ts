import type pg from "pg";
import { createAllowance } from "./limiter.ts";
import { said } from "../../words/errors.ts";

export type FreeWorkSettings = { freeWorkPerOwnerAnHour: number; freeWorkPerOwnerADay: number };

/** Work that ends without costing a credit: an answer without enough evidence, a refused listing. */
export type FreeWork = {
  /** Throws `rate_limited` while the owner's share is used up. */
  assertLeft: (ownerId: string) => void;
  /** Counts work that is done; a picture weighs more than words. */
  use: (ownerId: string, kind: "words" | "picture") => Promise<void>;
};

/** A picture takes a reader about a second, words take the engine a few milliseconds. */
const weights = { words: 1, picture: 3 } as const;

const reason = said("limitFree");

export function freeWork(pool: pg.Pool, settings: FreeWorkSettings): FreeWork {
  const hourly = createAllowance(pool, {
    name: "free_work_an_hour",
    points: settings.freeWorkPerOwnerAnHour,
    windowSeconds: 3_600,
  });
  const daily = createAllowance(pool, {
    name: "free_work_a_day",
    points: settings.freeWorkPerOwnerADay,
    windowSeconds: 86_400,
  });
  return {
    assertLeft: (ownerId) => {
      hourly.assertLeft(ownerId, reason);
      daily.assertLeft(ownerId, reason);
    },
    use: async (ownerId, kind) => {
      await Promise.all([hourly, daily].map((share) => share.use(ownerId, weights[kind])));
    },
  };
}
