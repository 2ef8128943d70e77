import { and, eq, gt, lte } from "drizzle-orm";
import { keyedDigestOf } from "../secrets.ts";
import type { Database } from "./client.ts";
import { credits } from "./schema/credits.ts";
import { pastUse } from "./schema/accounts/past-use.ts";
import { users } from "./schema/accounts/users.ts";
import { serverKey } from "./server-key.ts";

/** Who a person is at their provider. */
type Identity = { issuer: string; subject: string };

/** A period that somebody is in the middle of. */
export type RunningPeriod = { used: number; periodDay: number; resetsAt: Date };

/** Keeps what a person used of the period that runs. Call it before their account is deleted. */
export async function keepPastUse(transaction: Database, userId: string, now: Date): Promise<void> {
  await forgetOver(transaction, now);
  const { used, periodDay, resetsAt } = credits;
  const [row] = await transaction
    .select({ issuer: users.issuer, subject: users.subject, used, periodDay, resetsAt })
    .from(users)
    .innerJoin(credits, eq(credits.ownerId, users.id))
    .where(and(eq(users.id, userId), gt(resetsAt, now), gt(used, 0)));
  if (!row) return;
  const { issuer, subject, ...period } = row;
  await transaction
    .insert(pastUse)
    .values({ identityHash: await hashOf(transaction, { issuer, subject }), ...period })
    .onConflictDoUpdate({ target: pastUse.identityHash, set: period });
}

/** The period that a new account goes on with, once; undefined for who never was here in it. */
export async function takePastUse(
  transaction: Database,
  identity: Identity,
  now: Date,
): Promise<RunningPeriod | undefined> {
  await forgetOver(transaction, now);
  const { used, periodDay, resetsAt } = pastUse;
  const [row] = await transaction
    .delete(pastUse)
    .where(eq(pastUse.identityHash, await hashOf(transaction, identity)))
    .returning({ used, periodDay, resetsAt });
  return row;
}

async function forgetOver(transaction: Database, now: Date): Promise<void> {
  await transaction.delete(pastUse).where(lte(pastUse.resetsAt, now));
}

async function hashOf(transaction: Database, { issuer, subject }: Identity): Promise<string> {
  const key = await serverKey(transaction, "past-use");
  return keyedDigestOf(key, JSON.stringify([issuer, subject]));
}
