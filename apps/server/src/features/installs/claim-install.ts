import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { analyses } from "../../db/schema/analyses.ts";
import { credits } from "../../db/schema/credits.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { digestOf } from "../../secrets.ts";
import { said } from "../../words/errors.ts";

export type ClaimInstallDeps = {
  database: Database;
  clock: () => Date;
  /** When a period that began before `now`, on that day of a month, is over. */
  periodEnd: (periodDay: number, now: Date) => Date;
};

type Claim = { userId: string; secret: string };

/**
 * Moves what an install has to an account and ends its secret: history and what it spent, once. The
 * same claim again moves nothing. Throws `not_found` for an install that belongs to somebody else.
 */
export async function claimInstall(deps: ClaimInstallDeps, claim: Claim): Promise<number> {
  const { userId, secret } = claim;
  const now = deps.clock();
  return deps.database.transaction(async (transaction) => {
    await lockOwner(transaction, userId);
    await forgetEnded(transaction, now);
    const [install] = await transaction
      .select()
      .from(installs)
      .where(eq(installs.secretHash, digestOf(secret)))
      .for("update");
    if (!install || (install.userId !== null && install.userId !== userId)) {
      throw new AppError("not_found", said("noSuchInstall"));
    }
    if (install.userId !== null) return 0;
    // The row stays for a while: an analysis that is still running finds its account by it.
    await transaction
      .update(installs)
      .set({ userId, endedAt: now })
      .where(eq(installs.id, install.id));
    return moveHistory({ ...deps, database: transaction }, { installId: install.id, userId });
  });
}

/** Waits until nobody else decides over what the person has. Throws when the account is gone. */
export async function lockOwner(transaction: Database, userId: string): Promise<void> {
  if (await lockUser(transaction, userId)) return;
  throw new AppError("not_signed_in", said("accountGone"));
}

// Much longer than the longest analysis.
const endedKeptMs = 86_400_000;

async function forgetEnded(transaction: Database, now: Date): Promise<void> {
  const isLong = lte(installs.endedAt, new Date(now.getTime() - endedKeptMs));
  await transaction.delete(installs).where(isLong);
}

/**
 * Moves analyses and what was spent, once: the first account keeps them. Answers with how many
 * analyses moved. Both rows must be locked.
 *
 * An install that was moved has no row of credits any more. An analysis cannot be stored without
 * one, so none that ends late is left behind under an owner whom nobody reads.
 */
export async function moveHistory(
  { database: transaction, clock, periodEnd }: ClaimInstallDeps,
  { installId, userId }: { installId: string; userId: string },
): Promise<number> {
  const spent = await lockCredits(transaction, installId);
  const own = await lockCredits(transaction, userId);
  if (!spent || !own) return 0;
  await transaction
    .update(credits)
    .set(sumOfCredits({ spent, own }, { now: clock(), periodEnd }))
    .where(eq(credits.ownerId, userId));
  const moved = await moveAnalyses(transaction, { from: installId, to: userId });
  await transaction.delete(credits).where(eq(credits.ownerId, installId));
  return moved;
}

type Credits = typeof credits.$inferSelect;

/** Analyses of that owner that are being stored wait, and then find where they belong. */
async function lockCredits(transaction: Database, ownerId: string): Promise<Credits | undefined> {
  const [row] = await transaction
    .select()
    .from(credits)
    .where(eq(credits.ownerId, ownerId))
    .for("update");
  return row;
}

type Calendar = { now: Date; periodEnd: ClaimInstallDeps["periodEnd"] };

/** What was spent in a period that is over counts for nothing, on either side. */
function sumOfCredits(
  { spent, own }: { spent: Credits; own: Credits },
  { now, periodEnd }: Calendar,
): Pick<Credits, "used" | "resetsAt"> {
  const usedOf = ({ used, resetsAt }: Credits) => (resetsAt > now ? used : 0);
  return {
    used: usedOf(own) + usedOf(spent),
    resetsAt: own.resetsAt > now ? own.resetsAt : periodEnd(own.periodDay, now),
  };
}

/** Where both used the same Idempotency-Key, the account's own analysis keeps it. */
async function moveAnalyses(
  transaction: Database,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const isTaken = sql`exists (
    select 1 from ${analyses} as own
    where own.owner_id = ${to}::uuid and own.idempotency_key = analyses.idempotency_key)`;
  const moved = await transaction
    .update(analyses)
    .set({
      ownerId: to,
      idempotencyKey: sql`case when ${isTaken} then null else ${analyses.idempotencyKey} end`,
      requestHash: sql`case when ${isTaken} then null else ${analyses.requestHash} end`,
    })
    .where(eq(analyses.ownerId, from))
    .returning({ id: analyses.id });
  return moved.length;
}
