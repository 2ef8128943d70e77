import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { analyses } from "../../db/schema/analyses.ts";
import { credits } from "../../db/schema/credits.ts";
import { installs } from "../../db/schema/installs.ts";
import { AppError } from "../../http/app-error.ts";
import { digestOf } from "../../secrets.ts";

export type ClaimInstallDeps = {
  database: Database;
  clock: () => Date;
  /** When a period that began before `now`, on that day of a month, is over. */
  periodEnd: (periodDay: number, now: Date) => Date;
};

type Claim = { userId: string; secret: string };

/**
 * Adds an install to an account and moves its history and what it spent there, once: the first
 * account keeps them. The install itself acts for the last who proved to hold its secret, as a
 * browser does that another person signs in to. Answers with how many analyses moved.
 *
 * A claimed install has no row of credits any more. An analysis cannot be stored without one, so
 * none that ends late is left behind under an owner whom nobody reads.
 */
export async function claimInstall(
  { database, clock, periodEnd }: ClaimInstallDeps,
  { userId, secret }: Claim,
): Promise<number> {
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) {
      throw new AppError("not_signed_in", "This account is gone.");
    }
    // The update locks the install: of two claims at once, one waits and finds nothing to move.
    const [install] = await transaction
      .update(installs)
      .set({ userId })
      .where(eq(installs.secretHash, digestOf(secret)))
      .returning({ id: installs.id });
    if (!install) throw new AppError("not_found", "There is no such install.");
    const spent = await lockCredits(transaction, install.id);
    const own = await lockCredits(transaction, userId);
    if (!spent || !own) return 0;
    await transaction
      .update(credits)
      .set(sumOfCredits({ spent, own }, { now: clock(), periodEnd }))
      .where(eq(credits.ownerId, userId));
    const moved = await moveAnalyses(transaction, { from: install.id, to: userId });
    await transaction.delete(credits).where(eq(credits.ownerId, install.id));
    return moved;
  });
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
