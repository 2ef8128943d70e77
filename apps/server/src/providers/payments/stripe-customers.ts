import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { NewCustomer } from "../../features/billing/payments-port.ts";
import { isKeptFailure, isMissing } from "./stripe-failure.ts";

export async function createCustomer(
  stripe: Stripe,
  { userId, email, name, key }: NewCustomer,
): Promise<string> {
  const known = { ...(email ? { email } : {}), ...(name ? { name } : {}) };
  const create = (idempotencyKey: string) =>
    stripe.customers.create({ ...known, metadata: { userId } }, { idempotencyKey });
  const customer = await create(key).catch((error: unknown) => {
    if (!isKeptFailure(error)) throw error;
    // A second customer costs nothing; waiting a day for the key would.
    return create(`${key}-${randomUUID()}`);
  });
  return customer.id;
}

export async function hasCustomer(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customerId)).deleted !== true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export async function portalUrl(
  stripe: Stripe,
  session: { customer: string; return_url: string },
): Promise<string | undefined> {
  try {
    return (await stripe.billingPortal.sessions.create(session)).url;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
