import { randomUUID } from "node:crypto";
import { NewSavedListing, type SavedListing } from "@flipworth/contract";
import { centsFromDollars } from "@flipworth/engine";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { rankOfProfit } from "../../db/profit-rank.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { centsInWords } from "./cents-in-words.ts";
import { listingKey } from "./listing-key.ts";
import { countListings, findByKey, insertListing, type NewListing } from "./store.ts";
import { said, saidOfAnalysis, saidOfRecords } from "../../words/errors.ts";

export type SaveListingDeps = {
  database: Database;
  clock: () => Date;
  /** How many listings the person's plan keeps; null for any number. */
  saveLimit: (userId: string) => Promise<number | null>;
  ownsAnalysis: (userId: string, analysisId: string) => Promise<boolean>;
};

type CheckedListing = z.output<typeof NewSavedListing>;
type Outcome = { kind: "saved" | "known"; listing: SavedListing };

/**
 * Saves a listing once. Throws `plan_limit` for one more than the plan keeps, `not_found` for
 * somebody else's analysis.
 */
export async function saveListing(
  deps: SaveListingDeps,
  ownerId: string,
  listing: CheckedListing,
): Promise<Outcome> {
  assertStorable(listing);
  const { analysisId } = listing;
  if (analysisId && !(await deps.ownsAnalysis(ownerId, analysisId))) {
    throw new AppError("not_found", saidOfAnalysis("noSuchAnalysis"));
  }
  const limit = await deps.saveLimit(ownerId);
  const row = rowFromListing(listing, ownerId, deps.clock());
  return deps.database.transaction(async (transaction) => {
    // One save of a person at a time: two at once could each count four and make six.
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    const known = await findByKey(transaction, ownerId, row.listingKey);
    if (known) return { kind: "known", listing: known };
    const isFull = limit !== null && (await countListings(transaction, ownerId)) >= limit;
    if (isFull) throw planIsFull(limit);
    return { kind: "saved", listing: await insertListing(transaction, row) };
  });
}

function rowFromListing(listing: CheckedListing, ownerId: string, now: Date): NewListing {
  const { title, price, condition, marketValue, profitPotential } = listing;
  const priceCents = price === null ? null : centsFromDollars(price);
  const cents = listing.cents ?? centsInWords(listing);
  return {
    id: randomUUID(),
    ownerId,
    listingKey: listingKey({ ...listing, priceCents }),
    title,
    listingTitle: listing.listingTitle || null,
    priceCents,
    condition,
    marketValue,
    profitPotential,
    marketLowCents: cents.marketLow,
    marketHighCents: cents.marketHigh,
    profitRank: rankOfProfit(cents.profit),
    recommendation: listing.recommendation ?? null,
    verdict: listing.verdict ?? null,
    marketplaceUrl: listing.marketplaceUrl ?? null,
    marketplaceItemId: listing.marketplaceItemId ?? null,
    analysisId: listing.analysisId ?? null,
    createdAt: savedAt(listing, now),
  };
}

/** A row that comes back after a delete keeps its place; nothing is saved in the future. */
function savedAt({ savedAt: earlier }: CheckedListing, now: Date): Date {
  return earlier === undefined ? now : new Date(Math.min(Date.parse(earlier), now.getTime()));
}

/** The one character that PostgreSQL's texts do not hold. */
function assertStorable(listing: CheckedListing): void {
  const isOdd = (value: unknown) => typeof value === "string" && value.includes("\u0000");
  const odd = Object.entries(listing).find(([, value]) => isOdd(value));
  if (!odd) return;
  const fault = "can't contain a NUL character";
  throw new AppError("invalid_request", `${odd[0]} ${fault}.`, { errors: { [odd[0]]: fault } });
}

const planIsFull = (limit: number) =>
  new AppError("plan_limit", saidOfRecords("planListings", { limit }));
