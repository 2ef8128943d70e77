import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { assertTrustedSender } from "./origin-rule.ts";
import { corsHeadersFor, preflightReply } from "./cors.ts";

const plainRequestId = /^[\w-]{8,64}$/;

/** The one middleware of the API: names the request, then asks where it came from. */
export function entrance(allowedOrigins: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const given = c.req.header("x-request-id");
    // Anything else than a plain word could forge lines in a log.
    c.set("requestId", given && plainRequestId.test(given) ? given : randomUUID());
    c.set("corsHeaders", corsHeadersFor(c.req.header("origin"), allowedOrigins));
    if (c.req.method === "OPTIONS") return preflightReply(c);
    assertTrustedSender(c.req.raw, allowedOrigins);
    return next();
  };
}
