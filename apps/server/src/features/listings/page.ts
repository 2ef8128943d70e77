import type { SavedListing, SavedListingsPage } from "@flipworth/contract";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { countListings, deleteListing, findPlace, listListings } from "./store.ts";

type Page = {
  listings: SavedListing[];
  /** How many the person has, searched for or not. */
  total: number;
  /** What to ask for the page after this one; undefined on the last. */
  next: SavedListingsPage | undefined;
};

export async function listingsPage(
  database: Database,
  ownerId: string,
  page: SavedListingsPage,
): Promise<Page> {
  const { before, limit, search = "", sort } = page;
  const after = before === undefined ? undefined : await getPlace(database, ownerId, before);
  // One more than asked for tells whether there is a next page.
  const query = { ownerId, after, limit: limit + 1, search: search.trim(), sort };
  const [found, total] = await Promise.all([
    listListings(database, query),
    countListings(database, ownerId),
  ]);
  const listings = found.slice(0, limit);
  const last = listings.at(-1);
  const next = found.length > limit && last ? { ...page, before: last.id } : undefined;
  return { listings, total, next };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function getPlace(database: Database, ownerId: string, id: string) {
  const place = uuid.test(id) ? await findPlace(database, ownerId, id) : undefined;
  if (!place) throw noSuchListing();
  return place;
}

/** Throws `not_found` alike for what is not there, somebody else's and what is no id at all. */
export async function removeListing(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  if (!uuid.test(id) || !(await deleteListing(database, ownerId, id))) throw noSuchListing();
}

const noSuchListing = () => new AppError("not_found", "There is no such listing.");
