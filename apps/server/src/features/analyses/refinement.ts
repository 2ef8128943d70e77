import { saidOfAnalysis } from "../../words/errors.ts";
import { limits } from "@flipworth/contract";
import type { SeenSighting } from "@flipworth/engine";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { analyses } from "../../db/schema/analyses.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { type AnalysisRequest, isOfOneListing } from "./read-analysis-request.ts";
import { type NewAnalysis, storeFree } from "./keeping/store.ts";

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
  if (!named) throw new AppError("not_found", saidOfAnalysis("refinedMissing"));
  if (!isOfOneListing(named.listingHash ?? "", listingHash)) {
    throw new AppError("invalid_request", saidOfAnalysis("refinedOther"));
  }
  const root = named.refines ? await findOwn(database, ownerId, named.refines) : named;
  const { sighting } = named;
  if (!root?.isCharged) return { freeRootId: null, sighting };
  const ageMs = clock().getTime() - root.createdAt.getTime();
  const isLeft = await isStillFree(database, root, listingHash);
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
    const [root] = await transaction
      .select({ id: analyses.id, listingHash: analyses.listingHash })
      .from(analyses)
      .where(eq(analyses.id, rootId))
      .for("update");
    if (!root || !(await isStillFree(transaction, root, analysis.listingHash))) return "used_up";
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

type Root = { id: string; listingHash: string | null };

async function isStillFree(
  database: Pick<Database, "select">,
  root: Root,
  listingHash: string,
): Promise<boolean> {
  const made = await database
    .select({ listingHash: analyses.listingHash })
    .from(analyses)
    .where(eq(analyses.refines, root.id));
  if (made.length >= limits.freeRefinements) return false;
  const corrections = new Set([...made.map((row) => row.listingHash), listingHash]);
  corrections.delete(root.listingHash);
  return corrections.size <= limits.freeCorrections;
}
