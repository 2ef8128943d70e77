import { APICallError } from "ai";
import { isBrokenCircuitError } from "cockatiel";
import { TimeLimitPassed } from "../guard.ts";

/** How a question to the model ended. Only `answered` is of use. */
export type Outcome = "answered" | "unusable" | "slow" | "away" | "paused" | "left" | "spent";

/** The provider found fault with this one question, and not with itself. */
const faultOfQuestion = new Set([400, 413, 422]);

export function outcomeOf(error: unknown): Exclude<Outcome, "answered" | "left" | "spent"> {
  if (error instanceof TimeLimitPassed) return "slow";
  if (isBrokenCircuitError(error)) return "paused";
  return APICallError.isInstance(error) ? "away" : "unusable";
}

export function statusOf(error: unknown): number | null {
  return APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
}

/** A wrong key counts as well: asking on and on would not make it right. */
export function isOutage(error: unknown): boolean {
  return APICallError.isInstance(error) && !faultOfQuestion.has(error.statusCode ?? 0);
}

export function isWorthAnotherTry(error: unknown): boolean {
  return APICallError.isInstance(error) && error.isRetryable;
}

export function retryAfterMs(error: unknown): number | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const seconds = Number(error.responseHeaders?.["retry-after"] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
