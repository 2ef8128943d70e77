import type { Analysis } from "@flipworth/contract";
import type { Database } from "../../../db/client.ts";

export type Telling = {
  database: Database;
  /** Puts an answer in line for whoever the person wants told of it. */
  tellMade: (transaction: Database, userId: string, analysis: Analysis) => Promise<void>;
};

type Made = { ownerId: string; analysis: Analysis; hasWebhooks: boolean };

/**
 * Stores an answer. Where the person has webhooks, its message is stored in the same transaction: one
 * is there exactly if the other is. Where they have none, it costs no more than the storing.
 */
export async function storeAndTell<Outcome>(
  { database, tellMade }: Telling,
  { ownerId, analysis, hasWebhooks }: Made,
  store: (database: Database) => Promise<{ isStored: boolean; outcome: Outcome }>,
): Promise<Outcome> {
  if (!hasWebhooks) return (await store(database)).outcome;
  return database.transaction(async (transaction) => {
    const { isStored, outcome } = await store(transaction);
    if (isStored) await tellMade(transaction, ownerId, analysis);
    return outcome;
  });
}
