import { creditsHeaders, totalCountHeader } from "@flipworth/contract";
import type { ApiContext } from "./api-env.ts";

const readableHeaders = [
  "Link",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "X-Request-Id",
  totalCountHeader,
  ...Object.values(creditsHeaders),
];

/**
 * Lets our extension's pages read the answers. The site needs no such permission, it is of the
 * same origin; nobody else gets one. Every answer varies by Origin, so no cache mixes them up.
 */
export function corsHeadersFor(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const isOurExtension = origin?.startsWith("chrome-extension://") ?? false;
  if (!origin || !isOurExtension || !allowedOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": readableHeaders.join(", "),
    Vary: "Origin",
  };
}

/** Answers a browser that asks before it sends. Without permission the answer permits nothing. */
export function preflightReply(c: ApiContext): Response {
  const isAllowed = "Access-Control-Allow-Origin" in c.var.corsHeaders;
  const permissions = {
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, X-Request-Id",
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Max-Age": "600",
  };
  const headers = { ...c.var.corsHeaders, ...(isAllowed ? permissions : {}) };
  return new Response(null, { status: 204, headers });
}
