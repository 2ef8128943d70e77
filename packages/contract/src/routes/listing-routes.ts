import { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import { ListPage } from "../pages.ts";
import type { Route } from "../calls/route.ts";
import { NewSavedListing, SavedListing } from "../listings/saved-listing.ts";

export const listingRoutes = {
  listSavedListings: {
    method: "get",
    path: "/api/saved-listings",
    summary: "The saved listings, the last saved first",
    access: "account",
    success: { status: 200, description: "One page", schema: z.array(SavedListing) },
    refusals: ["invalid_request", "not_signed_in", "not_found", "rate_limited"],
    query: ListPage,
  },
  createSavedListing: {
    method: "post",
    path: "/api/saved-listings",
    summary: "Save a listing; the same one again answers with the saved one",
    access: "account",
    success: { status: 201, description: "The saved listing", schema: SavedListing },
    refusals: [
      "invalid_request",
      "not_signed_in",
      "forbidden",
      "plan_limit",
      "not_found",
      "too_large",
      "unsupported_media_type",
      "rate_limited",
    ],
    body: NewSavedListing,
  },
  deleteSavedListing: {
    method: "delete",
    path: "/api/saved-listings/{id}",
    summary: "Take a listing off the saved ones",
    access: "account",
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: ["not_signed_in", "forbidden", "not_found", "rate_limited"],
    pathParameters: z.object({ id: z.string() }),
  },
  downloadSavedListings: {
    method: "get",
    path: "/api/exports/saved-listings.csv",
    summary: "The saved listings as a table",
    access: "account",
    success: { status: 200, description: "All rows", schema: z.string(), contentType: "text/csv" },
    refusals: ["not_signed_in"],
  },
} as const satisfies Record<string, Route>;
