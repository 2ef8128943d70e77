import type { PlanId } from "@flipworth/contract";

/** A person's subscription as the provider has it. */
export type ProviderSubscription = {
  id: string;
  /** The provider's own word: "active", "past_due", "incomplete" … */
  status: string;
  planId: PlanId;
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** What a schedule changes it to at the period's end. */
  scheduledPlanId: PlanId | null;
  /** What it changes to as soon as `clientSecret` is paid. */
  pendingPlanId: PlanId | null;
  /** For paying by hand what is open; null when nothing is. */
  clientSecret: string | null;
};

/** A bill as the provider has it. */
export type ProviderInvoice = {
  id: string;
  /** As printed on it: "A1B2-0001". */
  number: string | null;
  createdAt: Date;
  totalCents: number;
  status: "open" | "paid" | "uncollectible" | "void";
  /** The provider's own page of it. */
  url: string | null;
};

export type PaymentEvent = { id: string; type: string; customerId: string | null };

export type NewCustomer = {
  userId: string;
  email: string | null;
  name: string | null;
  key: string;
};

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
  /** False for one that was deleted there, or that another account of the provider knows. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Of the subscriptions to our plans the one that counts: a live one, else the newest. */
  findSubscription(customerId: string): Promise<ProviderSubscription | undefined>;
  /** Begins a subscription that waits for its first payment. */
  begin(wish: {
    customerId: string;
    planId: PaidPlanId;
    key: string;
  }): Promise<ProviderSubscription>;
  /**
   * Changes the plan now, prorated. What the card's bank does not let through at once waits for
   * the person: then nothing has changed yet, and the secret is for paying by hand.
   */
  changeNow(change: Change): Promise<{ isPaid: boolean; clientSecret: string | null }>;
  /** Takes the place of a cancellation that waits; until it is done, that one holds. */
  changeAtPeriodEnd(change: Change): Promise<void>;
  /** The plan runs until the end of what is paid for, and ends then. */
  cancelAtPeriodEnd(subscription: ProviderSubscription): Promise<void>;
  /** Takes back a cancellation or a change that waits for the period's end. */
  keepPlan(subscription: ProviderSubscription): Promise<void>;
  /** Ends what nobody has paid for and nobody collects, so that it cannot be paid any more. */
  endUnpaid(customerId: string): Promise<void>;
  /** Ends everything that the customer pays for or could pay for, now. */
  endAll(customerId: string): Promise<void>;
  /** The customer's last two years of bills, newest first. */
  listInvoices(customerId: string): Promise<ProviderInvoice[]>;
  /** undefined for a customer whom the provider does not know any more. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | undefined>;
  /** Checks the signature on the body as it came. Throws `invalid_request`. */
  readEvent(body: Uint8Array, signature: string): PaymentEvent;
}
