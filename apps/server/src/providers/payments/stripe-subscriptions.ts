import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import type { Payments, ProviderSubscription } from "../../features/billing/payments-port.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { Account } from "./stripe-changes.ts";
import { isKeptFailure, isMissing } from "./stripe-failure.ts";
import { countingSubscription, subscriptionFromStripe } from "./transform.ts";
import { saidOfRecords } from "../../words/errors.ts";

type Wish = Parameters<Payments["begin"]>[0];

export async function findSubscription({ stripe, prices }: Account, customerId: string) {
  const found = countingSubscription(await everySubscription(stripe, customerId), prices);
  return found && subscriptionFromStripe(found, prices);
}

export async function begin(account: Account, wish: Wish): Promise<ProviderSubscription> {
  const create = (key: string) => createIncomplete(account, wish, key);
  return create(wish.key).catch(async (error: unknown) => {
    if (!isKeptFailure(error)) throw error;
    // The provider failed, and may have made it all the same.
    const made = await findSubscription(account, wish.customerId);
    const isIt = made?.status === "incomplete" && made.planId === wish.planId;
    return isIt ? made : create(`${wish.key}-${randomUUID()}`);
  });
}

async function createIncomplete({ stripe, prices }: Account, wish: Wish, idempotencyKey: string) {
  const created = await stripe.subscriptions.create(
    {
      customer: wish.customerId,
      items: [{ price: prices[wish.planId].sold }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["latest_invoice.confirmation_secret"],
    },
    { idempotencyKey },
  );
  return subscriptionFromStripe(created, prices);
}

const over: readonly string[] = ["canceled", "incomplete_expired"];
const unpaid: readonly string[] = ["incomplete", "unpaid", "paused"];

export async function endUnpaid(stripe: Stripe, customerId: string): Promise<void> {
  for (const subscription of await everySubscription(stripe, customerId)) {
    if (!unpaid.includes(subscription.status)) continue;
    if (subscription.status === "incomplete") await takeBackInvoice(stripe, subscription);
    await cancel(stripe, subscription.id);
  }
}

export async function endAll(stripe: Stripe, customerId: string): Promise<void> {
  for (const { id, status } of await everySubscription(stripe, customerId)) {
    if (!over.includes(status)) await cancel(stripe, id);
  }
}

/**
 * Throws `conflict` when it is being paid at this moment. Cancelling would not: it would end what
 * the person has just paid for.
 */
async function takeBackInvoice(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = subscription.latest_invoice;
  if (!invoice || typeof invoice === "string" || invoice.status !== "open") return;
  try {
    await stripe.invoices.voidInvoice(invoice.id);
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    throw new AppError("conflict", saidOfRecords("processingPlan"), { cause });
  }
}

async function cancel(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    // It ended by itself between the look and the call.
    if (!isMissing(error)) throw error;
  }
}

/** None for a customer who was deleted; one whom the account never had is an error of settings. */
async function everySubscription(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const { data } = await stripe.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice.confirmation_secret", "data.schedule"],
    });
    return data;
  } catch (error) {
    if (!isMissing(error)) throw error;
    const found = await stripe.customers.retrieve(customer);
    if (found.deleted) return [];
    throw error;
  }
}
