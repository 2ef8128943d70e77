import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "./api-env.ts";
import { assertTrustedSender } from "./origin-rule.ts";
import { corsHeadersFor, preflightReply } from "./cors.ts";

const plainRequestId = /^[\w-]{8,64}$/;

/** The one middleware of the API: names the request, then asks where it came from. */
export function checkRequest(allowedOrigins: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const given = c.req.header("x-request-id");
    // Anything else than a plain word could forge lines in a log.
    c.set("requestId", given && plainRequestId.test(given) ? given : randomUUID());
    c.set("corsHeaders", corsHeadersFor(c.req.header("origin"), allowedOrigins));
    const observed = c.env?.observed;
    // For what does not get past the next lines.
    if (observed) Object.assign(observed, { route: "/api/*", requestId: c.var.requestId });
    if (c.req.method === "OPTIONS") return preflightReply(c);
    assertTrustedSender(c.req.raw, allowedOrigins);
    if (!observed) return next();
    await next();
    // Of the handler that answered.
    observed.route = routePath(c);
  };
}
