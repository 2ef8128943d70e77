import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import { planOfOwner } from "./plan-store.ts";
import { everyReceipt } from "./receipts.ts";
import { everyChange, everyDeal } from "./store.ts";
import { allChoices } from "./tax/tax-store.ts";
import { listTrips } from "./tax/trip-store.ts";

/** What a person's download has of their deals. */
export function accountDeals({ database, clock }: { database: Database; clock: () => Date }) {
  return {
    shortParts: async (userId: string) => ({
      trips: await listTrips(database, userId),
      dealPlan: await planOfOwner(database, userId),
      taxYears: await allChoices(database, userId),
    }),
    deals: (userId: string) => everyDeal(database, userId, isoDay(clock())),
    dealChanges: (userId: string) => everyChange(database, userId),
    receipts: (userId: string) => everyReceipt(database, userId),
  };
}
