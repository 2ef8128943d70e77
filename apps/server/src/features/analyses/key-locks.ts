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

// Longer than an analysis takes with a screenshot that waits its turn. A holder that is slower
// still does no harm: the second answer under one key cannot be stored.
const leaseMs = 20_000;

/** Tries to become the one who works on this key. Takes over from a holder whose lease is over. */
export async function takeClaim(
  database: Database,
  { ownerId, key, hash }: KeyedRequest,
  now: Date,
): Promise<Claim> {
  const claim = {
    requestHash: hash,
    holder: randomUUID(),
    expiresAt: new Date(now.getTime() + leaseMs),
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
