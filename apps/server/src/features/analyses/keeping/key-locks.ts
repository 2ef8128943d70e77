import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { analyses } from "../../../db/schema/analyses.ts";
import { analysisClaims } from "../../../db/schema/analysis-claims.ts";

/** What a client calls one request, and a digest of what was in it. */
export type KeyedRequest = { ownerId: string; key: string; hash: string };

type Claim =
  /** `isAnswered`: an earlier request under the key has left its answer. */
  | { kind: "mine"; holder: string; isAnswered: boolean }
  | { kind: "held"; requestHash: string }
  /** It ended between the try and the look: try again. */
  | { kind: "gone" };

// So long a request waits whose server died with the first one. A holder that does not get to
// renewing it in time does no harm: the second answer under one key cannot be stored.
const leaseMs = 6_000;
const renewEveryMs = 2_000;
const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** Tries to become the one who works on this key. Takes over from a holder whose lease is over. */
export async function takeClaim(
  database: Database,
  { ownerId, key, hash }: KeyedRequest,
  now: Date,
): Promise<Claim> {
  const holder = randomUUID();
  // One look at the database. An answer that is stored between its beginning and its end is not
  // seen here; then the work is done twice, and the second answer under one key cannot be stored.
  const { rows } = await database.execute<{ is_answered: boolean }>(sql`
    insert into ${analysisClaims}
      (owner_id, idempotency_key, request_hash, holder, expires_at)
    values (${ownerId}, ${key}, ${hash}, ${holder}, ${leaseFrom(now).toISOString()})
    on conflict (owner_id, idempotency_key) do update set
      request_hash = excluded.request_hash, holder = excluded.holder,
      expires_at = excluded.expires_at
      where ${analysisClaims.expiresAt} <= ${now.toISOString()}
    returning exists (
      select from ${analyses} where owner_id = ${ownerId}::uuid and idempotency_key = ${key}::text
    ) as is_answered`);
  const [taken] = rows;
  if (taken) return { kind: "mine", holder, isAnswered: taken.is_answered };
  const [held] = await database.select().from(analysisClaims).where(isOn(ownerId, key));
  return held ? { kind: "held", requestHash: held.requestHash } : { kind: "gone" };
}

/** Keeps the key for as long as its holder works and lives; answers how to stop. */
export function keepClaim(
  { database, clock }: { database: Database; clock: () => Date },
  { ownerId, key }: KeyedRequest,
  holder: string,
): () => void {
  const isMine = and(isOn(ownerId, key), eq(analysisClaims.holder, holder));
  const renew = async () => {
    await database
      .update(analysisClaims)
      .set({ expiresAt: leaseFrom(clock()) })
      .where(isMine)
      .catch(() => undefined); // Whoever works without a lease does no harm, see above.
  };
  const timer = setInterval(() => void renew(), renewEveryMs).unref();
  return () => clearInterval(timer);
}

/** Lets others have the key. Does nothing when another has taken over meanwhile. */
export async function releaseClaim(
  database: Database,
  { ownerId, key }: KeyedRequest,
  holder: string,
): Promise<void> {
  const isMine = and(isOn(ownerId, key), eq(analysisClaims.holder, holder));
  await database.delete(analysisClaims).where(isMine);
}

const isOn = (ownerId: string, key: string) =>
  and(eq(analysisClaims.ownerId, ownerId), eq(analysisClaims.idempotencyKey, key));
