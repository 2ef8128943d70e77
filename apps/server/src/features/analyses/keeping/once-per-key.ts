import { saidOfAnalysis } from "../../../words/errors.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Analysis } from "@flipworth/contract";
import type { Database } from "../../../db/client.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { keepClaim, type KeyedRequest, releaseClaim, takeClaim } from "./key-locks.ts";
import { findAnswerUnderKey } from "./store.ts";

type Turn =
  /** The work is the caller's; `release` when it is over, however it ended. */
  { kind: "work"; release: () => Promise<void> } | { kind: "answered"; analysis: Analysis };

export type Waiting = { database: Database; clock: () => Date; signal: AbortSignal };

// Under the 30 s after which Chrome gives up on an extension's request, over a claim's lease:
// whoever waits for a dead holder gets its turn.
const longestWaitMs = 25_000;
const firstPauseMs = 20;
const longestPauseMs = 200;

/**
 * Of all requests under one idempotency key, one gets the work; the others wait for its answer, or
 * for their own turn when it fails. Throws `conflict` when the key was used for another request.
 */
export async function takeTurn(waiting: Waiting, request: KeyedRequest): Promise<Turn> {
  const began = performance.now();
  // Nearly every key is new: only whoever had to wait looks for an answer before trying to claim.
  const first = await tryClaim(waiting, request);
  if (first) return first;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    if (waiting.signal.aborted) throw new AppError("invalid_request", saidOfAnalysis("canceled"));
    if (performance.now() - began > longestWaitMs) throw stillWorking();
    await sleep(pauseMs);
    const turn = (await answerUnderKey(waiting, request)) ?? (await tryClaim(waiting, request));
    if (turn) return turn;
  }
}

/** Who sent what failed may send something better at once; who has the answer waits for nothing. */
export async function releasing<Answer>(
  release: () => Promise<void>,
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work;
    void release();
    return answer;
  } catch (error) {
    await release();
    throw error;
  }
}

async function answerUnderKey(
  { database }: Waiting,
  { ownerId, key, hash }: KeyedRequest,
): Promise<Turn | undefined> {
  const stored = await findAnswerUnderKey(database, ownerId, key);
  if (!stored) return undefined;
  if (stored.requestHash !== hash) throw otherRequest();
  return { kind: "answered", analysis: stored.analysis };
}

async function tryClaim(waiting: Waiting, request: KeyedRequest): Promise<Turn | undefined> {
  const claim = await takeClaim(waiting.database, request, waiting.clock());
  if (claim.kind === "held" && claim.requestHash !== request.hash) {
    // Also whoever is about to be refused holds the key for a moment.
    const answered = await answerUnderKey(waiting, request);
    if (answered) return answered;
    throw otherRequest();
  }
  if (claim.kind !== "mine") return undefined;
  // A claim that cannot be released lapses by itself, and must not hide an answer that is stored.
  const stopKeeping = keepClaim(waiting, request, claim.holder);
  const release = () => {
    stopKeeping();
    return releaseClaim(waiting.database, request, claim.holder).catch(() => undefined);
  };
  try {
    const answered = claim.isAnswered ? await answerUnderKey(waiting, request) : undefined;
    if (!answered) return { kind: "work", release };
    await release();
    return answered;
  } catch (error) {
    await release();
    throw error;
  }
}

const otherRequest = () => new AppError("conflict", saidOfAnalysis("keyOfOther"));

const stillWorking = () =>
  new AppError("unavailable", saidOfAnalysis("stillWorking"), {
    retryAfterSeconds: 5,
  });
