import type { ListPage, SavedListing } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { listPage, type ListQuery } from "../../db/list-page.ts";
import type { RunQuery } from "../../db/searching.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { countListings, deleteListing, findPlace, listListings } from "./store.ts";
import { saidOfRecords } from "../../words/errors.ts";

/** `total` is how many the person has, searched for or not. */
export async function listingsPage(
  { database, run }: { database: Database; run: RunQuery },
  ownerId: string,
  page: ListPage,
) {
  const list = {
    ownerId,
    findPlace: (id: string) => findPlace(database, ownerId, id),
    read: (query: ListQuery) => run((within) => listListings(within, query)),
    noSuchRow: noSuchListing,
  };
  const [found, total] = await Promise.all([
    listPage<SavedListing>(list, page),
    countListings(database, ownerId),
  ]);
  return { ...found, total };
}

/** Throws `not_found` alike for what is not there, somebody else's and what is no id at all. */
export async function removeListing(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await deleteListing(database, ownerId, id))) throw noSuchListing();
}

const noSuchListing = () => new AppError("not_found", saidOfRecords("noSuchListing"));
