import type { Analysis, HistoryPage } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { findAnalysis, listHistory } from "./store.ts";

export type Page = {
  analyses: Analysis[];
  /** What to ask for the page after this one; undefined on the last. */
  next: { before: string; limit: number } | undefined;
};

export async function historyPage(
  database: Database,
  ownerId: string,
  { before: beforeId, limit }: HistoryPage,
): Promise<Page> {
  const before =
    beforeId === undefined ? undefined : await getAnalysis(database, ownerId, beforeId);
  // One more than asked for tells whether there is a next page.
  const found = await listHistory(database, { ownerId, before, limit: limit + 1 });
  const analyses = found.slice(0, limit);
  const last = analyses.at(-1);
  const next = found.length > limit && last ? { before: last.id, limit } : undefined;
  return { analyses, next };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Throws `not_found` alike for what is not there, somebody else's and what is no id at all. */
export async function getAnalysis(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Analysis> {
  const analysis = uuid.test(id) ? await findAnalysis(database, ownerId, id) : undefined;
  if (!analysis) throw new AppError("not_found", "There is no such analysis.");
  return analysis;
}
