import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { entitlementOf } from "./entitlement.ts";
import type { Payments, ProviderSubscription } from "./payments-port.ts";
import { findRowOfCustomer, settleEvents, writeEntitlement } from "./store.ts";

export type SyncDeps = { database: Database; clock: () => Date; payments: Payments };

const mostReads = 10;

/**
 * The only thing that writes what a person is entitled to: reads the provider and writes our row.
 * Events arrive late, twice and out of order, so none is believed; each only leads here. A write
 * that another overtook is dropped and read anew, so the last write rests on the last read.
 */
export async function syncSubscription(
  { database, clock, payments }: SyncDeps,
  customerId: string,
): Promise<ProviderSubscription | undefined> {
  for (let reads = 0; reads < mostReads; reads += 1) {
    const row = await findRowOfCustomer(database, customerId);
    // An account that was deleted: there is nobody to entitle.
    if (!row) return undefined;
    const readAt = clock();
    const subscription = await payments.findSubscription(customerId);
    const write = { entitlement: entitlementOf(subscription), now: clock() };
    if (await writeEntitlement(database, row, write)) {
      await settleEvents(database, customerId, { readAt, now: clock() });
      return subscription;
    }
  }
  throw new AppError("unavailable", "The subscription is being changed. Try again in a moment.");
}
