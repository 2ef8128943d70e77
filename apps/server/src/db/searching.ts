import { sql } from "drizzle-orm";
import { errorCode } from "../error-code.ts";
import { AppError } from "../http/replies/app-error.ts";
import type { Database } from "./client.ts";
import { said } from "../words/errors.ts";

/** Runs a query of somebody's: on the pool, or where it searches, within the bounds of searches. */
export type RunQuery = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

export type SearchBounds = {
  /** How many run at once, in all and of one owner: the pool has to be there for the rest too. */
  places: number;
  placesEach: number;
  /** How many wait for a place, and how long. */
  maximumWaiting: number;
  waitMs: number;
  timeLimitMs: number;
};

export const usualSearchBounds: SearchBounds = {
  places: 3,
  placesEach: 2,
  maximumWaiting: 100,
  waitMs: 3_000,
  timeLimitMs: 3_000,
};

/** Searches bounded in number and time. Both throw AppError("unavailable"). */
export function boundedSearches(
  database: Database,
  bounds: SearchBounds = usualSearchBounds,
): (ownerId: string) => RunQuery {
  const enter = createPlaces(bounds);
  return (ownerId) => async (work) => {
    const leave = await enter(ownerId);
    try {
      return await database.transaction(async (transaction) => {
        const limit = sql.raw(String(bounds.timeLimitMs));
        await transaction.execute(sql`set local statement_timeout = ${limit}`);
        return work(transaction);
      });
    } catch (error) {
      throw isTimeLimit(error) ? tookTooLong(error) : error;
    } finally {
      leave();
    }
  };
}

type Waiting = { ownerId: string; letIn: () => void };

function createPlaces({ places, placesEach, maximumWaiting, waitMs }: SearchBounds) {
  const inside: string[] = [];
  const line: Waiting[] = [];
  const hasPlace = (ownerId: string) =>
    inside.length < places && inside.filter((one) => one === ownerId).length < placesEach;
  const leave = (ownerId: string) => {
    inside.splice(inside.indexOf(ownerId), 1);
    const next = line.findIndex((waiting) => hasPlace(waiting.ownerId));
    if (next !== -1) line.splice(next, 1)[0]?.letIn();
  };
  return async (ownerId: string): Promise<() => void> => {
    if (!hasPlace(ownerId)) {
      if (line.length >= maximumWaiting) throw tooManySearches();
      await new Promise<void>((resolve, reject) => {
        const waiting = { ownerId, letIn: () => done(resolve) };
        const giveUp = () => {
          line.splice(line.indexOf(waiting), 1);
          done(() => reject(tooManySearches()));
        };
        const timer = setTimeout(giveUp, waitMs);
        const done = (settle: () => void) => {
          clearTimeout(timer);
          if (line.includes(waiting)) line.splice(line.indexOf(waiting), 1);
          settle();
        };
        line.push(waiting);
      });
    }
    inside.push(ownerId);
    return () => leave(ownerId);
  };
}

/** PostgreSQL's "query_canceled", as Drizzle wraps it. */
function isTimeLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === "57014" || isTimeLimit(error.cause);
}

const tookTooLong = (cause: unknown) =>
  new AppError("unavailable", said("searchTooLong"), {
    cause,
    retryAfterSeconds: 5,
  });

const tooManySearches = () =>
  new AppError("unavailable", said("manySearches"), {
    retryAfterSeconds: 5,
  });
