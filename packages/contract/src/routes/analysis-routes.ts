import { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import { Analysis } from "../analyses/analysis.ts";
import { Credits, Install } from "../accounts/install.ts";
import { limits } from "../limits.ts";
import { ListPage } from "../pages.ts";
import { NewInstall, ProofChallenge } from "../accounts/proof-of-work.ts";
import type { Route } from "../calls/route.ts";

const AnalysisId = z.object({ id: z.string() });

const AnalyzeHeaders = z.object({
  "Idempotency-Key": z.string().max(limits.idempotencyKeyCharacters).optional().meta({
    description:
      "Any text of your own. The same key with the same body gives the same answer for one credit.",
  }),
});

export const analysisRoutes = {
  createInstall: {
    method: "post",
    path: "/api/installs",
    summary: "Register without an account; the answer's secret goes into every other call",
    access: "anybody",
    success: { status: 201, description: "The secret is shown this once", schema: Install },
    refusals: ["forbidden", "proof_required", "rate_limited"],
    optionalBody: NewInstall,
  },
  getProofChallenge: {
    method: "get",
    path: "/api/installs/challenge",
    summary:
      "The work to do before registering, where the server asks for it; 404 where it does not",
    access: "anybody",
    success: { status: 200, description: "Good for ten minutes, once", schema: ProofChallenge },
    refusals: ["not_found"],
  },
  deleteInstall: {
    method: "delete",
    path: "/api/installs/me",
    summary:
      "Delete the install that asks, with its analyses; one that acts for a person stops acting",
    access: "owner",
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: ["not_signed_in", "forbidden"],
  },
  createAnalysis: {
    method: "post",
    path: "/api/analyses",
    summary: "Judge a listing from its text, a screenshot of it, or both",
    access: "owner",
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
      "too_slow",
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
    access: "owner",
    success: { status: 200, description: "One page", schema: z.array(Analysis) },
    refusals: ["invalid_request", "not_signed_in", "not_found", "rate_limited"],
    query: ListPage,
  },
  downloadAnalyses: {
    method: "get",
    path: "/api/exports/analyses.csv",
    summary: "The analyses made so far as a table",
    access: "owner",
    success: { status: 200, description: "All rows", schema: z.string(), contentType: "text/csv" },
    refusals: ["not_signed_in"],
  },
  deleteAnalysis: {
    method: "delete",
    path: "/api/analyses/{id}",
    summary:
      "Delete one analysis; what it cost stays spent, and a listing saved from it stays saved",
    access: "owner",
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: ["not_signed_in", "forbidden", "not_found"],
    pathParameters: AnalysisId,
  },
  getAnalysis: {
    method: "get",
    path: "/api/analyses/{id}",
    summary: "One analysis",
    access: "owner",
    success: { status: 200, description: "The analysis", schema: Analysis },
    refusals: ["not_signed_in", "not_found"],
    pathParameters: AnalysisId,
  },
  getCredits: {
    method: "get",
    path: "/api/credits",
    summary: "How many analyses of this month are used, and when the next month begins",
    access: "owner",
    success: { status: 200, description: "The month so far", schema: Credits },
    refusals: ["not_signed_in"],
  },
} as const satisfies Record<string, Route>;
