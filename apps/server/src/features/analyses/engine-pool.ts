import { Piscina } from "piscina";
import type { Config } from "../../config.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { GuideReader } from "../../guide-reader.ts";
import { createFairQueue } from "../../http/limits/fair-queue.ts";
import type { Analysed, AnalysisEngine } from "./engine-port.ts";

type EnginePoolOptions = {
  threads: number;
  /** Where the operator's own lines of the price guide are. */
  guide: Config["guide"];
  /** For one listing; a thread that exceeds it is replaced. */
  timeLimitMs: number;
  /** How long one may wait for a thread. */
  waitMs: number;
  /** What a thread runs; replaced only where a test needs an engine that hangs. */
  script?: URL;
};

export type EnginePool = AnalysisEngine & GuideReader & { close: () => Promise<void> };

/** JavaScript objects of one thread; the price guide with its indexes takes a third of it. */
const mostObjectsMb = 256;
/** Behind the thread that answers requests, where the system has one core for both. */
const niceness = 5;
// Beside this file, as the source and as what the server's bundle makes of it.
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const ourScript = new URL(`./engine-thread${extension}`, import.meta.url);

/**
 * The engine in threads, so that no listing holds up the rest of the server. Paid analyses leave the
 * line first and free ones at least every fourth time; owners take turns, and none has all threads.
 */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { threads, timeLimitMs, waitMs, script = ourScript } = options;
  const pool = new Piscina({
    filename: script.href,
    name: "analyzeInThread",
    workerData: options.guide,
    minThreads: threads,
    maxThreads: threads,
    niceIncrement: niceness,
    resourceLimits: { maxOldGenerationSizeMb: mostObjectsMb },
  });
  const enter = createFairQueue({
    places: { all: threads, network: threads, owner: Math.max(1, threads - 1) },
    waiting: { all: 256, network: 128, owner: 32 },
    waitMs,
  });
  return {
    analyze: async (input, { ownerId, network, hasPriority, signal }) => {
      const sender = { ownerId, network, hasPriority: async () => hasPriority };
      const leave = await enter(sender, signal);
      const limit = AbortSignal.timeout(timeLimitMs);
      try {
        const analysed: Analysed = await pool.run(input, { signal: limit });
        return analysed;
      } catch (cause) {
        throw limit.aborted ? tooLong(cause) : cause;
      } finally {
        leave();
      }
    },
    identifySales: (sales) => pool.run(sales, { name: "identifySalesInThread" }),
    findEntries: (ids) => pool.run(ids, { name: "findEntriesInThread" }),
    entriesOf: (category) => pool.run(category, { name: "entriesOfInThread" }),
    close: () => pool.destroy(),
  };
}

const tooLong = (cause: unknown) =>
  new AppError(
    "unavailable",
    "This analysis took too long. Try again with fewer comparables or a shorter description.",
    { cause, retryAfterSeconds: 5 },
  );
