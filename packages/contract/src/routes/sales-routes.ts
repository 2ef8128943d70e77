import { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import type { Route } from "../calls/route.ts";
import {
  ImportProgress,
  NearSalesQuery,
  NewSale,
  RecordedSale,
  SalesImport,
  SalesImported,
  SalesPage,
  SalesSharing,
  SharingAnswer,
  ShownSale,
} from "../listings/sales.ts";

const writeRefusals = [
  "invalid_request",
  "not_signed_in",
  "forbidden",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
] as const;

export const salesRoutes = {
  listSales: {
    method: "get",
    path: "/api/sales",
    summary: "The sales that are remembered for the person, the newest first",
    access: "account",
    success: { status: 200, description: "One page", schema: z.array(RecordedSale) },
    refusals: ["invalid_request", "not_signed_in", "not_found"],
    query: SalesPage,
  },
  nearSales: {
    method: "get",
    path: "/api/sales/near",
    summary: "The recorded sales that an estimate for such a title may rest on, the nearest first",
    access: "account",
    success: { status: 200, description: "At most fifty", schema: z.array(ShownSale) },
    refusals: ["invalid_request", "not_signed_in"],
    query: NearSalesQuery,
  },
  salesSharing: {
    method: "get",
    path: "/api/sales/sharing",
    summary: "Whether the person is to be asked to share what they read on sold pages",
    access: "account",
    success: { status: 200, description: "Once there is something to share", schema: SalesSharing },
    refusals: ["not_signed_in"],
  },
  answerSharing: {
    method: "put",
    path: "/api/sales/sharing",
    summary: "Agree to share what is read on sold pages, without a link to the person, or not to",
    access: "account",
    success: { status: 200, description: "They are not asked again", schema: SalesSharing },
    refusals: writeRefusals,
    body: SharingAnswer,
  },
  recordSale: {
    method: "post",
    path: "/api/sales",
    summary: "Remember a sale of one's own; the same one again changes nothing",
    access: "account",
    success: { status: 201, description: "The sale as it is kept", schema: RecordedSale },
    refusals: writeRefusals,
    body: NewSale,
  },
  importSales: {
    method: "post",
    path: "/api/sales/imports",
    summary: "Read a file of sales, and keep them unless it is a preview; all of it or nothing",
    access: "account",
    success: { status: 200, description: "What was read and kept", schema: SalesImported },
    refusals: writeRefusals,
    body: SalesImport,
  },
  importProgress: {
    method: "get",
    path: "/api/sales/imports",
    summary: "How far the person's import is that runs now, on the server that is asked",
    access: "account",
    success: { status: 200, description: "Sales written so far", schema: ImportProgress },
    refusals: ["not_signed_in"],
  },
  deleteSale: {
    method: "delete",
    path: "/api/sales/{id}",
    summary: "Strike a sale out: it counts in no answer any more and does not come back",
    access: "account",
    success: { status: 200, description: "It is struck out", schema: Deleted },
    refusals: ["not_signed_in", "forbidden", "not_found", "rate_limited"],
    pathParameters: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Route>;
