import type { PlanId } from "@flipworth/contract";

/** A person's subscription as the provider has it. */
export type ProviderSubscription = {
  id: string;
  /** The provider's own word: "active", "past_due", "incomplete" … */
  status: string;
  /** null for a price that is none of our plans. */
  planId: PlanId | null;
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** What a schedule changes it to at the period's end. */
  scheduledPlanId: PlanId | null;
  /** For paying by hand what is open; null when nothing is. */
  clientSecret: string | null;
};

export type PaymentEvent = { id: string; type: string; customerId: string | null };

export type NewCustomer = { userId: string; email: string | null; name: string | null };

/** A plan that costs something. */
export type PaidPlanId = Exclude<PlanId, "free">;

type Change = { subscription: ProviderSubscription; planId: PaidPlanId };

/**
 * What billing asks of a payment provider. Every call that creates something takes a key that is
 * the same for the same wish, so a repeated request creates nothing twice. Throws AppError:
 * `payment_failed` for what the card's bank refuses, `unavailable` for a provider that is away.
 */
export interface Payments {
  /** For the browser; null when no payments are configured. */
  readonly publishableKey: string | null;
  createCustomer(customer: NewCustomer): Promise<string>;
  /** The subscription that counts: a live one, else the newest. undefined for none. */
  findSubscription(customerId: string): Promise<ProviderSubscription | undefined>;
  /** Begins a subscription that waits for its first payment. */
  begin(wish: {
    customerId: string;
    planId: PaidPlanId;
    key: string;
  }): Promise<ProviderSubscription>;
  /** Changes the plan now, prorated. Where the payment needs the person, the secret says so. */
  changeNow(change: Change): Promise<{ clientSecret: string | null }>;
  changeAtPeriodEnd(change: Change): Promise<void>;
  /** Takes back a cancellation or a change that waits for the period's end. */
  keepPlan(subscription: ProviderSubscription): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  /** Checks the signature on the body as it came. Throws `invalid_request`. */
  readEvent(body: Uint8Array, signature: string): PaymentEvent;
}
