import { AppError } from "../../http/replies/app-error.ts";
import type { ProviderInvoice } from "./payments-port.ts";
import { findSubscriptionRow } from "./store.ts";
import { syncSubscription, type SyncDeps } from "./sync-subscription.ts";
import { saidOfRecords } from "../../words/errors.ts";

/** Reads the plan from the provider anew, for who has been a customer. */
export async function syncOwnPlan(deps: SyncDeps, userId: string): Promise<void> {
  const customerId = await customerOf(deps, userId);
  if (customerId) await syncSubscription(deps, customerId);
}

export async function ownInvoices(
  deps: SyncDeps,
  userId: string,
): Promise<readonly ProviderInvoice[]> {
  const customerId = await customerOf(deps, userId);
  return customerId ? deps.payments.listInvoices(customerId) : [];
}

/** The provider's page where a person manages the plan. Throws `not_found` where there is none. */
export async function portalUrl(
  deps: SyncDeps & { siteUrl: string },
  userId: string,
): Promise<string> {
  const customerId = await customerOf(deps, userId);
  if (!customerId) throw nothingToManage();
  const url = await deps.payments.portalUrl(customerId, `${deps.siteUrl}/dashboard`);
  if (url === undefined) throw nothingToManage();
  return url;
}

const customerOf = async ({ database }: SyncDeps, userId: string) =>
  (await findSubscriptionRow(database, userId))?.customerId;

const nothingToManage = () => new AppError("not_found", saidOfRecords("noPlanToManage"));
