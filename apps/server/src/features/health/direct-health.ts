import { randomUUID } from "node:crypto";
import { plainReplyHeaders } from "../../http/replies/reply.ts";
import type { DirectHandler } from "../../listen.ts";
import type { HealthProbe } from "./health-probe.ts";
import { healthBody } from "./routes.ts";

/**
 * Answers `GET /api/health` straight on the socket while it is known how the database is. Whoever
 * sends what the application has to look at, an origin or a name for the request, goes through it.
 */
export function directHealth(
  probe: HealthProbe,
  about: { version: string; hasPages: boolean },
  isWatched: () => boolean,
): DirectHandler {
  const well = JSON.stringify(healthBody(true, about));
  const type = "application/json; charset=utf-8";
  // One after the other, which costs the socket less than an object.
  const headers = Object.entries({
    ...plainReplyHeaders(type),
    "Content-Length": String(well.length),
  }).flat();
  return ({ method, url, headers: asked }) => {
    if (url !== "/api/health" || method !== "GET") return undefined;
    if (asked.origin !== undefined || asked["x-request-id"] !== undefined) return undefined;
    if (probe.known() !== true || isWatched()) return undefined;
    return (outgoing) => {
      outgoing.writeHead(200, [...headers, "X-Request-Id", randomUUID()]).end(well);
    };
  };
}
