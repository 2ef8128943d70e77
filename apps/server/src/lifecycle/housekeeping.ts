import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/client.ts";
import { eraseOldAnalyses, monthsBefore } from "../db/erase-old-analyses.ts";
import { erasePiece } from "../db/erase-owners.ts";
import { eraseUnconfirmed } from "../db/erase-unconfirmed.ts";

type HousekeepingDeps = {
  database: Database;
  logger: Logger;
  everyMs: number;
  /** Analyses older than so many months go; null keeps them until somebody deletes them. */
  analysesKeptMonths: number | null;
  clock: () => Date;
  /** What a feature leaves to it. */
  more?: readonly Piece[];
};

/** A piece of work; false when nothing is left to do for now. */
type Piece = () => Promise<boolean>;

/**
 * Does what no request waits for: erases what deleted accounts have left, the newsletter's
 * addresses that nobody confirmed, and what is older than the setting keeps. One round at a time, and
 * after each piece a pause as long as it took, so that people are served in between. Answers with
 * what stops it, after the piece that runs.
 */
export function keepHouse(deps: HousekeepingDeps): () => Promise<void> {
  const { logger, everyMs } = deps;
  const pieces = piecesOfWork(deps);
  let isStopped = false;
  let round: Promise<void> | undefined;
  const later = (error: unknown) => logger.warn({ err: error }, "housekeeping goes on later");
  // One that fails holds up none of the others.
  const work = async () => {
    for (const piece of pieces) await repeat(piece, () => isStopped).catch(later);
  };
  const begin = () => {
    round ??= work().finally(() => (round = undefined));
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}

function piecesOfWork(deps: HousekeepingDeps): Piece[] {
  const { database, analysesKeptMonths, clock, more = [] } = deps;
  const always = [() => erasePiece(database), () => eraseUnconfirmed(database, clock()), ...more];
  if (analysesKeptMonths === null) return always;
  return [...always, () => eraseOldAnalyses(database, monthsBefore(clock(), analysesKeptMonths))];
}

async function repeat(piece: Piece, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const begunAt = performance.now();
    if (!(await piece())) return;
    await sleep(performance.now() - begunAt);
  }
}
