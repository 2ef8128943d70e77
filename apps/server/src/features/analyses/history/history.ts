import { saidOfAnalysis } from "../../../words/errors.ts";
import type { Analysis, ListPage } from "@flipworth/contract";
import type { Database } from "../../../db/client.ts";
import { listPage, type ListQuery } from "../../../db/list-page.ts";
import type { RunQuery } from "../../../db/searching.ts";
import { isUuid } from "../../../db/uuid.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { deleteAnalysis, findPlace, listHistory } from "./history-store.ts";
import { findAnalysis } from "../keeping/store.ts";

export function historyPage(run: RunQuery, ownerId: string, page: ListPage) {
  const list = {
    ownerId,
    findPlace: (id: string) => run((database) => findPlace(database, ownerId, id)),
    read: (query: ListQuery) => run((database) => listHistory(database, query)),
    noSuchRow: noSuchAnalysis,
  };
  return listPage<Analysis>(list, page);
}

/** Throws `not_found` alike for what is not there, somebody else's and what is no id at all. */
export async function getAnalysis(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Analysis> {
  const analysis = isUuid(id) ? await findAnalysis(database, ownerId, id) : undefined;
  if (!analysis) throw noSuchAnalysis();
  return analysis;
}

/** Throws `not_found` as `getAnalysis` does. */
export async function removeAnalysis(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await deleteAnalysis(database, ownerId, id))) throw noSuchAnalysis();
}

const noSuchAnalysis = () => new AppError("not_found", saidOfAnalysis("noSuchAnalysis"));
