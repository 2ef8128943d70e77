import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { paths } from "../../../paths.ts";

export type PaymentEnd =
  | { kind: "paid"; returnAddress: string }
  /** The provider's own words, where it has some. */
  | { kind: "refused"; message: string | undefined }
  | { kind: "broken" };

type Form = { stripe: Stripe; elements: StripeElements };

/** Confirms the payment. Where the bank needs a page of its own, the browser leaves and comes back to the dashboard. */
export async function confirmPayment({ stripe, elements }: Form): Promise<PaymentEnd> {
  const dashboard = new URL(paths.dashboard, location.origin);
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: dashboard.href },
      redirect: "if_required",
    });
    if (error) return { kind: "refused", message: error.message };
    // The same words in the address as when the provider leads back.
    dashboard.searchParams.set("payment_intent", paymentIntent.id);
    dashboard.searchParams.set("redirect_status", paymentIntent.status);
    return { kind: "paid", returnAddress: dashboard.href };
  } catch {
    // The library throws when it is used wrongly or cannot go on; no card was charged by that.
    return { kind: "broken" };
  }
}
