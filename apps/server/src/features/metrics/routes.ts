import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { isLoopback } from "../../http/middleware/loopback.ts";

type MetricsRoutesDeps = {
  report: () => Promise<string>;
  /** Whoever asks sends it as bearer; null: only this machine may ask, directly. */
  token: string | null;
};

const headers = {
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
  "X-Content-Type-Options": "nosniff",
};

/** What Prometheus collects. It tells of the business as much as of the machine: not for everybody. */
export function metricsRoutes({ report, token }: MetricsRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    if (token === null && !isDirectlyFromHere(c)) return c.text("Not found", 404);
    if (token !== null && !hasToken(c, token)) {
      return c.text("Send METRICS_TOKEN as a bearer token", 401, { "WWW-Authenticate": "Bearer" });
    }
    return new Response(await report(), { headers });
  });
}

function hasToken(c: ApiContext, token: string): boolean {
  const sent = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(sent), digest(token));
}

// Of equal length, whatever was sent.
const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * A proxy on this machine connects from here for the whole world, and says so in a header. A page
 * whose name was pointed at this machine comes from here too, under that name.
 */
function isDirectlyFromHere(c: ApiContext): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? "";
  const wasForwarded = ["x-forwarded-for", "x-real-ip", "forwarded", "via"].some(
    (name) => c.req.header(name) !== undefined,
  );
  const host = (c.req.header("host") ?? "").replace(/:\d+$/, "");
  return isLoopback(address.replace(/^::ffff:/, "")) && !wasForwarded && isLoopback(host);
}
