import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { accountSettings } from "../db/schema/accounts/account-settings.ts";
import { credits } from "../db/schema/credits.ts";
import { subscriptions } from "../db/schema/subscriptions.ts";
import { settingsFrom } from "../features/account-data/settings.ts";
import { balanceColumns, type CreditsStore } from "../features/credits/store.ts";
import { anyDealsFor } from "../features/deals/own-money.ts";
import { anySalesFor, type SalesKeeping } from "../features/sales/memory.ts";
import { anyWebhooksFor } from "../features/webhooks/queue.ts";
import { ownerChanged } from "../http/replies/owner-changed.ts";

const rowAtStart = prepared((database) =>
  database
    .select({
      ...balanceColumns,
      settings: accountSettings.settings,
      hasDeals: anyDealsFor(credits.ownerId),
      hasWebhooks: anyWebhooksFor(credits.ownerId),
      hasSales: anySalesFor(credits.ownerId, sql.placeholder("isSharing")),
    })
    .from(credits)
    .leftJoin(subscriptions, eq(subscriptions.userId, credits.ownerId))
    .leftJoin(accountSettings, eq(accountSettings.userId, credits.ownerId))
    .where(eq(credits.ownerId, sql.placeholder("ownerId")))
    .prepare("owner_at_start"),
);

type OwnerDeps = { database: Database; credits: CreditsStore; keeping: SalesKeeping };

/**
 * What an analysis has to know of its owner before it begins, from several features and in one look
 * at the database. Throws `conflict` for an owner who is one no longer.
 */
export function ownersAtStart({ database, credits: store, keeping }: OwnerDeps) {
  const isSharing = keeping === "shared";
  return async (ownerId: string) => {
    const [row] = await rowAtStart(database).execute({ ownerId, isSharing });
    if (!row) throw ownerChanged();
    const { settings, hasSales, hasDeals, hasWebhooks } = row;
    return {
      balance: store.fromRow(row),
      settings: settingsFrom(settings),
      hasSales,
      hasDeals,
      hasWebhooks,
    };
  };
}
