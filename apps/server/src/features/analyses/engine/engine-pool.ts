import { saidOfAnalysis } from "../../../words/errors.ts";
import { Piscina } from "piscina";
import type { Config } from "../../../config.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import type { GuideReader } from "../../../guide-reader.ts";
import { createFairQueue } from "../../../http/limits/fair-queue.ts";
import type { AnalysisEngine, Asking } from "./engine-port.ts";

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

export type EnginePool = AnalysisEngine &
  GuideReader & {
    /** So that nobody's listing is a thread's first of its kind. */
    warmUp: () => Promise<void>;
    close: () => Promise<void>;
  };

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
  const runFor = async (name: string, input: unknown, asking: Asking) => {
    const { ownerId, network, hasPriority, signal } = asking;
    const leave = await enter({ ownerId, network, hasPriority: async () => hasPriority }, signal);
    const limit = AbortSignal.timeout(timeLimitMs);
    try {
      return await pool.run(input, { name, signal: limit });
    } catch (cause) {
      throw limit.aborted ? tooLong(cause) : cause;
    } finally {
      leave();
    }
  };
  return {
    analyze: (input, asking) => runFor("analyzeInThread", input, asking),
    identify: (input, asking) => runFor("identifyInThread", input, asking),
    appraise: (question, asking) => runFor("appraiseInThread", question, asking),
    identifySales: (sales) => pool.run(sales, { name: "identifySalesInThread" }),
    findEntries: (ids) => pool.run(ids, { name: "findEntriesInThread" }),
    entriesOf: (category) => pool.run(category, { name: "entriesOfInThread" }),
    warmUp: async () => {
      const all = Array.from({ length: threads }, () => pool.run(null, { name: "warmUpInThread" }));
      await Promise.all(all);
    },
    close: () => pool.destroy(),
  };
}

const tooLong = (cause: unknown) =>
  new AppError("unavailable", saidOfAnalysis("tookTooLong"), { cause, retryAfterSeconds: 5 });
