import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

// Shorter than the pool's own patience: a probe wants to know now.
const patienceMs = 2_000;
/** However many ask: an answer is as old as this at most. */
const freshMs = 1_000;

export type HealthProbe = {
  /** Whether the database answers, as of less than a second ago. */
  answers: () => Promise<boolean>;
  /** The same without waiting; undefined where it has to be asked. */
  known: () => boolean | undefined;
};

/** Asks the database at most once a second, so that asking about it is no load on it. */
export function healthProbe(database: Database): HealthProbe {
  let last: { isWell: boolean; atMs: number } | undefined;
  let asking: Promise<boolean> | undefined;
  const known = () => (last && performance.now() - last.atMs < freshMs ? last.isWell : undefined);
  const ask = async () => {
    const isWell = await answersInTime(database);
    last = { isWell, atMs: performance.now() };
    asking = undefined;
    return isWell;
  };
  return { known, answers: async () => known() ?? (asking ??= ask()) };
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answer = database.execute(sql`select 1`).then(
    () => true,
    // Any failure means the same to whoever asks; the cause shows in the log of the next request.
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
