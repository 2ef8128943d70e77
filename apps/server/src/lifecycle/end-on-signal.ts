import { setTimeout as sleep } from "node:timers/promises";
import { exitWith } from "./exit-with.ts";

export type Ending = {
  /** Aborted from the signal on. */
  signal: AbortSignal;
  /** Ends this before everything that was named earlier. */
  first: (end: () => Promise<void>) => void;
};

/**
 * Hears SIGTERM and SIGINT from now on. Not ready from the signal on, and gone after the delay: by
 * then a load balancer has noticed.
 */
export function endOnSignal(delayMs: number): Ending {
  const stopping = new AbortController();
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await sleep(delayMs);
    for (const end of ends) await end();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop().catch(exitWith));
  process.once("SIGINT", () => void stop().catch(exitWith));
  return { signal: stopping.signal, first: (end) => void ends.unshift(end) };
}
