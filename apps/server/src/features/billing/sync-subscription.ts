import type { Database } from "../../db/client.ts";
import { entitlementOf } from "./entitlement.ts";
import type { Payments, ProviderSubscription } from "./payments-port.ts";
import { findRowOfCustomer, listOpenEvents, settleEvents, writeEntitlement } from "./store.ts";

export type SyncDeps = { database: Database; clock: () => Date; payments: Payments };

/**
 * The only thing that writes what a person is entitled to: reads the provider and writes our row.
 * Events arrive late, twice and out of order, so none is believed; each only leads here. A write
 * that another overtook is dropped and read anew, so the last write rests on the last read.
 */
export async function syncSubscription(
  { database, clock, payments }: SyncDeps,
  customerId: string,
): Promise<ProviderSubscription | undefined> {
  let firstVersion: number | undefined;
  for (;;) {
    const row = await findRowOfCustomer(database, customerId);
    // An account that was deleted: there is nobody to entitle.
    if (!row) return undefined;
    firstVersion ??= row.version;
    // Only what was known before the read is answered by it.
    const events = await listOpenEvents(database, customerId);
    const subscription = await payments.findSubscription(customerId);
    const write = { entitlement: entitlementOf(subscription), now: clock() };
    const isWritten = await writeEntitlement(database, row, write);
    // Overtaken twice: the second to overtake began its read after we began, and wrote it.
    if (isWritten || row.version > firstVersion) {
      await settleEvents(database, events, clock());
      return subscription;
    }
  }
}
