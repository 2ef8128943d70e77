import { isBrokenCircuitError } from "cockatiel";
import { TimeLimitPassed } from "../guard.ts";

/** How a search ended: `recent` cost no call. Only these two are of use: it, and `answered`. */
export type Outcome = "answered" | "recent" | "unusable" | "slow" | "away" | "paused" | "spent";

type FailureDetails = {
  outcome: "away" | "unusable";
  status?: number;
  retryAfterMs?: number;
  /** eBay finds fault with this one call, and not with itself. */
  isOutage?: boolean;
  isRepeatable?: boolean;
  cause?: unknown;
};

/** eBay gave no answer, or not one that was asked for. */
export class EbayFailure extends Error {
  override name = "EbayFailure" as const;
  readonly outcome: "away" | "unusable";
  readonly status: number | null;
  readonly retryAfterMs: number | undefined;
  readonly isOutage: boolean;
  readonly isRepeatable: boolean;

  constructor({ outcome, status, retryAfterMs, ...details }: FailureDetails) {
    super("eBay gave no answer of use", { cause: details.cause });
    this.outcome = outcome;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs;
    this.isOutage = details.isOutage ?? true;
    this.isRepeatable = details.isRepeatable ?? false;
  }
}

/** The day's calls are used up, by the count kept here. */
export class CallsUsedUp extends Error {
  override name = "CallsUsedUp" as const;
}

/** Longer than a person waits is left to the next person. */
const longestRetryAfterMs = 1_000;

/** What a status other than 200 means. */
export function failureOf({ status, headers }: Response): EbayFailure {
  if (status === 429) {
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    const isSoon = seconds * 1000 <= longestRetryAfterMs;
    const wait = isSoon ? { retryAfterMs: seconds * 1000 } : {};
    return new EbayFailure({ outcome: "away", status, isRepeatable: isSoon, ...wait });
  }
  if (status === 400) return new EbayFailure({ outcome: "unusable", status, isOutage: false });
  return new EbayFailure({ outcome: "away", status, isRepeatable: status >= 500 });
}

/** undefined for what is no failure of theirs, but a bug of ours. */
export function outcomeOf(error: unknown): Exclude<Outcome, "answered" | "recent"> | undefined {
  if (error instanceof EbayFailure) return error.outcome;
  if (error instanceof TimeLimitPassed) return "slow";
  if (error instanceof CallsUsedUp) return "spent";
  return isBrokenCircuitError(error) ? "paused" : undefined;
}
