import type { Analysis, HistoryPage } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { findPlace, listHistory } from "./history-store.ts";
import { findAnalysis } from "./store.ts";

type Page = {
  analyses: Analysis[];
  /** What to ask for the page after this one; undefined on the last. */
  next: HistoryPage | undefined;
};

export async function historyPage(
  database: Database,
  ownerId: string,
  page: HistoryPage,
): Promise<Page> {
  const { before, limit, search = "", sort } = page;
  const after = before === undefined ? undefined : await getPlace(database, ownerId, before);
  // One more than asked for tells whether there is a next page.
  const query = { ownerId, after, limit: limit + 1, search: search.trim(), sort };
  const found = await listHistory(database, query);
  const analyses = found.slice(0, limit);
  const last = analyses.at(-1);
  const next = found.length > limit && last ? { ...page, before: last.id } : undefined;
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
  if (!analysis) throw noSuchAnalysis();
  return analysis;
}

async function getPlace(database: Database, ownerId: string, id: string) {
  const place = uuid.test(id) ? await findPlace(database, ownerId, id) : undefined;
  if (!place) throw noSuchAnalysis();
  return place;
}

const noSuchAnalysis = () => new AppError("not_found", "There is no such analysis.");
