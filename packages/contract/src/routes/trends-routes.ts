import { z } from "zod";
import type { Route } from "../calls/route.ts";
import { DigestChoice, Trends, Watches } from "../listings/trends.ts";

const pathParameters = z.object({ entryId: z.string() });
const watches = { status: 200, description: "What the person watches", schema: Watches } as const;
const writeRefusals = ["not_signed_in", "forbidden", "not_found", "conflict"] as const;

export const trendsRoutes = {
  trends: {
    method: "get",
    path: "/api/trends",
    summary: "What rises, falls and sells fastest among recorded sales",
    access: "account",
    success: { status: 200, description: "What moves", schema: Trends },
    refusals: ["not_signed_in"],
  },
  watches: {
    method: "get",
    path: "/api/watches",
    summary: "The things that the person watches, and what they did",
    access: "account",
    success: watches,
    refusals: ["not_signed_in"],
  },
  chooseDigest: {
    method: "put",
    path: "/api/watches/digest",
    summary: "Turn the weekly mail on or off",
    access: "account",
    success: watches,
    refusals: ["not_signed_in", "forbidden", "invalid_request"],
    body: DigestChoice,
  },
  watch: {
    method: "put",
    path: "/api/watches/things/{entryId}",
    summary: "Watch a thing of the price guide",
    access: "account",
    success: watches,
    refusals: writeRefusals,
    pathParameters,
  },
  stopWatching: {
    method: "delete",
    path: "/api/watches/things/{entryId}",
    summary: "Stop watching a thing",
    access: "account",
    success: watches,
    refusals: ["not_signed_in", "forbidden"],
    pathParameters,
  },
} as const satisfies Record<string, Route>;
