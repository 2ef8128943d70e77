import { z } from "zod";
import { Analysis } from "./analysis.ts";
import type { ErrorCode } from "./errors.ts";
import { Credits, Health, Install } from "./install.ts";
import { limits } from "./limits.ts";
import { Settings } from "./settings.ts";
import { CurrentUser } from "./user.ts";

/** One call of the API: what the OpenAPI document, the server's tests and readers know of it. */
export type Route = {
  method: "get" | "post";
  /** As OpenAPI writes it: "/api/analyses/{id}". */
  path: string;
  summary: string;
  /** The call takes `Authorization: Bearer <secret>`. */
  needsSecret: boolean;
  success: { status: 200 | 201; description: string; schema: z.ZodType };
  /** Refusals particular to the call; any call can answer `internal` and `unavailable` too. */
  refusals: readonly ErrorCode[];
  /** The body of a 503 where it is not an `ErrorBody`. */
  unavailable?: z.ZodType;
  pathParameters?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** The call takes a listing: JSON, or a form with a screenshot. */
  takesListing?: true;
};

const pageSize = z.coerce
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(limits.historyPageSizeMaximum, `must be at most ${limits.historyPageSizeMaximum}`);

/** Newest first. The `Link` header names the next page while there is one. */
export const HistoryPage = z.object({
  /** The id of the last analysis of the page before. */
  before: z.string().optional(),
  limit: pageSize.default(limits.historyPageSize),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

const AnalysisId = z.object({ id: z.string() });

const AnalyzeHeaders = z.object({
  "Idempotency-Key": z.string().max(limits.idempotencyKeyCharacters).optional().meta({
    description:
      "Any text of your own. The same key with the same body gives the same answer for one credit.",
  }),
});

export const routes = {
  createInstall: {
    method: "post",
    path: "/api/installs",
    summary: "Register without an account; the answer's secret goes into every other call",
    needsSecret: false,
    success: { status: 201, description: "The secret is shown this once", schema: Install },
    refusals: ["forbidden", "rate_limited"],
  },
  createAnalysis: {
    method: "post",
    path: "/api/analyses",
    summary: "Judge a listing from its text, a screenshot of it, or both",
    needsSecret: true,
    success: {
      status: 200,
      description:
        "The analysis. With `Accept: text/event-stream`: a `stage` event for each stage done, then `credits` and `result`, or `error`",
      schema: Analysis,
    },
    refusals: [
      "invalid_request",
      "not_signed_in",
      "quota_exceeded",
      "conflict",
      "too_large",
      "unsupported_media_type",
      "rate_limited",
    ],
    headers: AnalyzeHeaders,
    takesListing: true,
  },
  listAnalyses: {
    method: "get",
    path: "/api/analyses",
    summary: "The analyses made so far, newest first",
    needsSecret: true,
    success: { status: 200, description: "One page", schema: z.array(Analysis) },
    refusals: ["invalid_request", "not_signed_in", "not_found"],
    query: HistoryPage,
  },
  getAnalysis: {
    method: "get",
    path: "/api/analyses/{id}",
    summary: "One analysis",
    needsSecret: true,
    success: { status: 200, description: "The analysis", schema: Analysis },
    refusals: ["not_signed_in", "not_found"],
    pathParameters: AnalysisId,
  },
  getCredits: {
    method: "get",
    path: "/api/credits",
    summary: "How many analyses of this month are used, and when the next month begins",
    needsSecret: true,
    success: { status: 200, description: "The month so far", schema: Credits },
    refusals: ["not_signed_in"],
  },
  getCurrentUser: {
    method: "get",
    path: "/api/auth/user",
    summary: "Who is signed in; null for a visitor",
    needsSecret: false,
    success: { status: 200, description: "The user, or null", schema: CurrentUser },
    refusals: [],
  },
  getSettings: {
    method: "get",
    path: "/api/settings",
    summary: "What the site asks the server at run time: the extension's store page, analytics",
    needsSecret: false,
    success: { status: 200, description: "The settings", schema: Settings },
    refusals: [],
  },
  getHealth: {
    method: "get",
    path: "/api/health",
    summary: "Whether the server and its database answer; 503 with the same body when not",
    needsSecret: false,
    success: { status: 200, description: "All is well", schema: Health },
    refusals: [],
    unavailable: Health,
  },
} as const satisfies Record<string, Route>;
