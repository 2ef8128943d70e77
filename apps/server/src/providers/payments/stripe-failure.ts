import Stripe from "stripe";
import { AppError } from "../../http/app-error.ts";

/** What a failed call to Stripe means for the person. Texts of Stripe reach them only for cards. */
export function stripeFailure(cause: unknown): unknown {
  if (cause instanceof Stripe.errors.StripeCardError) {
    return new AppError("payment_failed", cause.message, { cause });
  }
  if (cause instanceof Stripe.errors.StripeError) {
    return new AppError(
      "unavailable",
      "The payment provider does not answer. Nothing was charged; try again in a moment.",
      { cause, retryAfterSeconds: 10 },
    );
  }
  return cause;
}
