import { limits } from "@flipworth/contract";
import type { SeenSighting } from "@flipworth/engine";
import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { analyses } from "../../db/schema/analyses.ts";
import { AppError } from "../../http/app-error.ts";
import type { AnalysisRequest } from "./read-analysis-request.ts";
import { type NewAnalysis, storeFree } from "./store.ts";

const freeMs = limits.refinementHours * 60 * 60 * 1000;

export type Refined = {
  /** The charged answer that the request may look at again for free; null when it costs a credit. */
  freeRootId: string | null;
  /** What a vision model saw on the picture, which is the same. */
  sighting: SeenSighting | null;
};

/**
 * The answer that a request looks at again; undefined for none. Throws when it names somebody
 * else's answer, or one about another listing.
 */
export async function findRefined(
  { database, clock }: { database: Database; clock: () => Date },
  ownerId: string,
  { listing, listingHash }: AnalysisRequest,
): Promise<Refined | undefined> {
  if (listing.refines === undefined) return undefined;
  const named = await findOwn(database, ownerId, listing.refines);
  if (named?.listingHash !== listingHash) throw noSuchAnswer(named !== undefined);
  const root = named.refines ? await findOwn(database, ownerId, named.refines) : named;
  const { sighting } = named;
  if (!root?.isCharged) return { freeRootId: null, sighting };
  const ageMs = clock().getTime() - root.createdAt.getTime();
  const isLeft = (await countRefinements(database, root.id)) < limits.freeRefinements;
  return { freeRootId: ageMs <= freeMs && isLeft ? root.id : null, sighting };
}

/** Stores a free answer unless others, at the same time even, have used up what is free. */
export async function storeRefinement(
  database: Database,
  analysis: NewAnalysis,
  rootId: string,
): Promise<"stored" | "answered_before" | "used_up"> {
  return database.transaction(async (transaction) => {
    // Whoever refines the same answer waits here, so that the count stays true until the end.
    await transaction
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.id, rootId))
      .for("update");
    if ((await countRefinements(transaction, rootId)) >= limits.freeRefinements) return "used_up";
    return storeFree(transaction, analysis, rootId);
  });
}

async function findOwn(database: Database, ownerId: string, id: string) {
  const isIt = and(eq(analyses.ownerId, ownerId), eq(analyses.id, id));
  const { createdAt, isCharged, listingHash, refines, sighting } = analyses;
  const columns = { id: analyses.id, createdAt, isCharged, listingHash, refines, sighting };
  const [row] = await database.select(columns).from(analyses).where(isIt);
  return row;
}

async function countRefinements(database: Database, rootId: string): Promise<number> {
  const [row] = await database
    .select({ made: count() })
    .from(analyses)
    .where(eq(analyses.refines, rootId));
  return row?.made ?? 0;
}

function noSuchAnswer(isAnotherListing: boolean): AppError {
  return isAnotherListing
    ? new AppError("invalid_request", "The analysis to refine was of another listing.")
    : new AppError("not_found", "There is no such analysis to refine.");
}
