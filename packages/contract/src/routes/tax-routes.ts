import { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import { NewTrip, TaxYear, TaxYearChoices, Trip, TripsPage, YearInPath } from "../deals/tax.ts";
import type { Route } from "../calls/route.ts";

const writeRefusals = [
  "invalid_request",
  "not_signed_in",
  "forbidden",
  "not_found",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
] as const;
const csv = { status: 200, schema: z.string(), contentType: "text/csv" } as const;

export const taxRoutes = {
  listTrips: {
    method: "get",
    path: "/api/mileage",
    summary: "The mileage log of a year, the newest first",
    access: "account",
    success: { status: 200, description: "One page", schema: z.array(Trip) },
    refusals: ["invalid_request", "not_signed_in", "not_found"],
    query: TripsPage,
  },
  recordTrip: {
    method: "post",
    path: "/api/mileage",
    summary: "Add a drive; the same Idempotency-Key again answers with the first one",
    access: "account",
    success: { status: 201, description: "The drive", schema: Trip },
    refusals: writeRefusals,
    headers: z.object({ "idempotency-key": z.string().optional() }),
    body: NewTrip,
  },
  deleteTrip: {
    method: "delete",
    path: "/api/mileage/{id}",
    summary: "Take a drive out of the log",
    access: "account",
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: ["not_signed_in", "forbidden", "not_found", "rate_limited"],
    pathParameters: z.object({ id: z.string() }),
  },
  getTaxYear: {
    method: "get",
    path: "/api/tax/{year}",
    summary: "A year's figures as Schedule C asks for them",
    access: "account",
    success: { status: 200, description: "The figures", schema: TaxYear },
    refusals: ["invalid_request", "not_signed_in"],
    pathParameters: YearInPath,
  },
  putTaxYear: {
    method: "put",
    path: "/api/tax/{year}",
    summary: "Choose the method of a year, its inventory and what 1099-K forms say",
    access: "account",
    success: { status: 200, description: "The figures with it", schema: TaxYear },
    refusals: writeRefusals,
    pathParameters: YearInPath,
    body: TaxYearChoices,
  },
  downloadTaxYear: {
    method: "get",
    path: "/api/exports/tax.csv",
    summary: "A year's figures as a table",
    access: "account",
    success: { ...csv, description: "All lines" },
    refusals: ["invalid_request", "not_signed_in"],
    query: YearInPath,
  },
  downloadMileage: {
    method: "get",
    path: "/api/exports/mileage.csv",
    summary: "The mileage log of a year as a table",
    access: "account",
    success: { ...csv, description: "All drives" },
    refusals: ["invalid_request", "not_signed_in"],
    query: YearInPath,
  },
} as const satisfies Record<string, Route>;
