import { isBrokenCircuitError } from "cockatiel";
import Stripe from "stripe";
import { AppError } from "../../http/replies/app-error.ts";
import { saidOfRecords } from "../../words/errors.ts";

/** What a failed call to Stripe means for the person. Texts of Stripe reach them only for cards. */
export function stripeFailure(cause: unknown): unknown {
  if (cause instanceof Stripe.errors.StripeCardError) {
    return new AppError("payment_failed", cause.message, { cause });
  }
  if (cause instanceof Stripe.errors.StripeError || isBrokenCircuitError(cause)) {
    return new AppError("unavailable", saidOfRecords("paymentsAway"), {
      cause,
      retryAfterSeconds: 10,
    });
  }
  return cause;
}

/** Stripe is ill or out of reach; a refusal is an answer. */
export function isStripeOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)
  );
}

/** What was named is not there: deleted, over, or of another account. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/**
 * A failure that Stripe keeps under its key for a day and would only give again: its own 500, or a
 * key that stood for something else before.
 */
export function isKeptFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return error.code !== "idempotency_key_in_use";
  }
  return error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500;
}
