import { z } from "zod";
import { CategoryPrices, EntryPrices } from "../listings/prices.ts";
import type { Route } from "../calls/route.ts";

export const pricesRoutes = {
  entryPrices: {
    method: "get",
    path: "/api/prices/{entryId}",
    summary: "What recorded sales say of one thing of the price guide",
    access: "account",
    success: { status: 200, description: "Its prices", schema: EntryPrices },
    refusals: ["not_signed_in", "not_found"],
    pathParameters: z.object({ entryId: z.string() }),
  },
  categoryPrices: {
    method: "get",
    path: "/api/price-categories/{category}",
    summary: "What recorded sales say of the things of a category",
    access: "account",
    success: { status: 200, description: "What moves there", schema: CategoryPrices },
    refusals: ["not_signed_in", "not_found"],
    pathParameters: z.object({ category: z.string() }),
  },
} as const satisfies Record<string, Route>;
