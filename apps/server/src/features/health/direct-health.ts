import { randomUUID } from "node:crypto";
import { plainReplyHeaders } from "../../http/replies/reply.ts";
import type { DirectHandler } from "../../lifecycle/listen.ts";
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
  const nextName = namesOfRequests();
  return ({ method, url, rawHeaders }) => {
    if (url !== "/api/health" || method !== "GET") return undefined;
    if (probe.known() !== true || isWatched() || names(rawHeaders, looked)) return undefined;
    return (outgoing) => {
      outgoing.writeHead(200, [...headers, "X-Request-Id", nextName()]).end(well);
    };
  };
}

/** What the application has to look at. */
const looked = new Set(["origin", "x-request-id"]);

/** Whether one of these headers was sent. Of all headers node:http would make an object first. */
function names(rawHeaders: readonly string[], wanted: ReadonlySet<string>): boolean {
  return rawHeaders.some((text, place) => place % 2 === 0 && wanted.has(text.toLowerCase()));
}

/** Like random ones, and no two alike, for a tenth of what those cost: nothing is to be guessed from them. */
function namesOfRequests(): () => string {
  const start = randomUUID().slice(0, -12);
  let given = 0;
  return () => start + (given++).toString(16).padStart(12, "0");
}
