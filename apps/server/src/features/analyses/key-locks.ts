import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { analysisClaims } from "../../db/schema/analysis-claims.ts";

/** What a client calls one request, and a digest of what was in it. */
export type KeyedRequest = { ownerId: string; key: string; hash: string };

type Claim =
  | { kind: "mine"; holder: string }
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
  const claim = {
    requestHash: hash,
    holder: randomUUID(),
    expiresAt: leaseFrom(now),
  };
  const taken = await database
    .insert(analysisClaims)
    .values({ ownerId, idempotencyKey: key, ...claim })
    .onConflictDoUpdate({
      target: [analysisClaims.ownerId, analysisClaims.idempotencyKey],
      set: claim,
      setWhere: lte(analysisClaims.expiresAt, now),
    })
    .returning({ holder: analysisClaims.holder });
  if (taken.length > 0) return { kind: "mine", holder: claim.holder };
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
