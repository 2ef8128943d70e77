import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./db/client.ts";
import { eraseOldAnalyses, monthsBefore } from "./db/erase-old-analyses.ts";
import { condensingDaily } from "./db/condense-sales.ts";
import { erasePiece } from "./db/erase-owners.ts";
import { eraseUnconfirmed } from "./db/erase-unconfirmed.ts";
import { nameSales } from "./features/sales/name-sales.ts";
import type { GuideReader } from "./guide-reader.ts";

type HousekeepingDeps = {
  database: Database;
  logger: Logger;
  everyMs: number;
  /** Analyses older than so many months go; null keeps them until somebody deletes them. */
  analysesKeptMonths: number | null;
  clock: () => Date;
  /** Names the sales that a server left unnamed when it ended; absent, they wait for the next import. */
  guide?: GuideReader;
};

/** A piece of work; false when nothing is left to do for now. */
type Piece = () => Promise<boolean>;

/**
 * Does what no request waits for: erases what deleted accounts have left, the newsletter's
 * addresses that nobody confirmed, what is older than the setting keeps, and shared sales that are
 * old and common. One round at a time, and
 * after each piece a pause as long as it took, so that people are served in between. Answers with
 * what stops it, after the piece that runs.
 */
export function keepHouse(deps: HousekeepingDeps): () => Promise<void> {
  const { logger, everyMs } = deps;
  const pieces = piecesOfWork(deps);
  let isStopped = false;
  let round: Promise<void> | undefined;
  const work = async () => {
    for (const piece of pieces) await repeat(piece, () => isStopped);
  };
  const begin = () => {
    round ??= work()
      .catch((error: unknown) => logger.warn({ err: error }, "housekeeping goes on later"))
      .finally(() => (round = undefined));
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}

function piecesOfWork({ database, analysesKeptMonths, clock, guide }: HousekeepingDeps): Piece[] {
  const always = [
    () => erasePiece(database),
    () => eraseUnconfirmed(database, clock()),
    condensingDaily(database, clock),
    ...(guide ? [() => nameSales(database, guide)] : []),
  ];
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
