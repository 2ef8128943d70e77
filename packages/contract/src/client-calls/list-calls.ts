import { Deleted } from "../accounts/account.ts";
import { Analysis } from "../analyses/analysis.ts";
import { Credits, Health } from "../accounts/install.ts";
import type { ListPage } from "../pages.ts";
import { type NewSavedListing, SavedListing } from "../listings/saved-listing.ts";
import type { Asking } from "./ask.ts";

/** Absent fields take their defaults; `before` is the id of the last row that is already here. */
type PageRequest = Partial<ListPage>;

/** The calls about analyses that were made, and listings that were saved. */
export function listCalls({ ask, askPage }: Asking) {
  return {
    getCredits: () => ask("get /api/credits", Credits),
    getHealth: () => ask("get /api/health", Health),
    listAnalyses: (query: PageRequest = {}) =>
      askPage("get /api/analyses", Analysis.array(), { query }),
    getAnalysis: (id: string) => ask("get /api/analyses/{id}", Analysis, { path: { id } }),
    deleteAnalysis: (id: string) => ask("delete /api/analyses/{id}", Deleted, { path: { id } }),
    listSavedListings: (query: PageRequest = {}) =>
      askPage("get /api/saved-listings", SavedListing.array(), { query }),
    saveListing: (body: NewSavedListing) => ask("post /api/saved-listings", SavedListing, { body }),
    deleteSavedListing: (id: string) =>
      ask("delete /api/saved-listings/{id}", Deleted, { path: { id } }),
  };
}
