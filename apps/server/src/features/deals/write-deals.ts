import { limits } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { noSuchDeal, planIsFull } from "./deal-rules.ts";
import type { ReadDeal } from "./deal-row.ts";
import type { RememberedDeal } from "./remembered-deal.ts";
import { countDeals, findDeal } from "./store.ts";
import { said, saidOfRecords } from "../../words/errors.ts";

export type DealWriteDeps = {
  database: Database;
  clock: () => Date;
  /** How many deals of a person may be open; null for any number. */
  openLimit: (userId: string) => Promise<number | null>;
  /** Tells whom the person wants told of a sale, within the transaction that keeps it. */
  tellSold: (transaction: Database, deal: ReadDeal) => Promise<void>;
  /** Keeps what things sold for, for the person's next answers. */
  rememberSold: (
    transaction: Database,
    ownerId: string,
    sold: readonly RememberedDeal[],
  ) => Promise<void>;
};

/**
 * Runs a write of a person, one at a time: two at once could each count twenty-four open deals and
 * make twenty-six. Rolls back with `plan_limit` when it opens more than the plan has; what was sold and
 * comes back is always taken.
 */
export async function writeDeals<T>(
  { database, openLimit }: DealWriteDeps,
  ownerId: string,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  const limit = await openLimit(ownerId);
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    const before = await countDeals(transaction, ownerId);
    const written = await write(transaction);
    const after = await countDeals(transaction, ownerId);
    const cameBack = Math.max(before.sold - after.sold, 0);
    // A smaller plan keeps what is open already.
    const isMore = after.open - cameBack > before.open;
    if (limit !== null && after.open > limit && isMore) throw planIsFull(limit);
    if (after.all > limits.deals && after.all > before.all) throw tooMany();
    return written;
  });
}

const tooMany = () =>
  new AppError(
    "invalid_request",
    saidOfRecords("fullDeals", { count: limits.deals.toLocaleString("en-US") }),
  );

/** Throws `not_found` for another person's deal. */
export async function getDealRow(
  database: Database,
  ownerId: string,
  id: string,
): Promise<ReadDeal> {
  const row = isUuid(id) ? await findDeal(database, ownerId, id) : undefined;
  if (row === undefined) throw noSuchDeal();
  return row;
}
