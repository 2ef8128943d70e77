import { eq, inArray } from "drizzle-orm";
import type { Database } from "./client.ts";
import { analyses } from "./schema/analyses.ts";
import { analysisClaims } from "./schema/analysis-claims.ts";
import { credits } from "./schema/credits.ts";
import { deletedOwners } from "./schema/accounts/deleted-owners.ts";
import { savedListings } from "./schema/saved-listings.ts";

/** A statement of so many rows takes well under a second, with the largest reports too. */
export const rowsErasedAtOnce = 2_000;

type Erasing = {
  /** Only of this owner; of the one who has waited for longest otherwise. */
  ownerId?: string;
  rowsAtOnce?: number;
};

/**
 * Deletes a piece of what a deleted account has left, in a transaction of its own: a server that
 * dies leaves the rest to the next. False when nothing is left that no other server works on.
 */
export async function erasePiece(
  database: Database,
  { ownerId, rowsAtOnce = rowsErasedAtOnce }: Erasing = {},
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [waiting] = await transaction
      .select()
      .from(deletedOwners)
      .where(ownerId === undefined ? undefined : eq(deletedOwners.ownerId, ownerId))
      .orderBy(deletedOwners.deletedAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!waiting) return false;
    const isDone = (await eraseRows(transaction, waiting.ownerId, rowsAtOnce)) < rowsAtOnce;
    if (isDone) await eraseOwner(transaction, waiting.ownerId);
    return true;
  });
}

/** Listings before analyses, which they name. */
async function eraseRows(transaction: Database, ownerId: string, limit: number): Promise<number> {
  let erased = 0;
  for (const table of [savedListings, analyses]) {
    const some = transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(table.ownerId, ownerId))
      .limit(limit - erased);
    const { rowCount } = await transaction.delete(table).where(inArray(table.id, some));
    erased += rowCount ?? 0;
    if (erased >= limit) break;
  }
  return erased;
}

/** An analysis that was still being stored goes along with the row of credits. */
async function eraseOwner(transaction: Database, ownerId: string): Promise<void> {
  await transaction.delete(analysisClaims).where(eq(analysisClaims.ownerId, ownerId));
  await transaction.delete(credits).where(eq(credits.ownerId, ownerId));
  await transaction.delete(deletedOwners).where(eq(deletedOwners.ownerId, ownerId));
}
