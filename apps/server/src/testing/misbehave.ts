import type { ServerResponse } from "node:http";

/** What may go wrong with an answer on its way. */
export type WireMishap =
  /** Never comes. */
  | "hang"
  /** The connection ends in the middle of it. */
  | "cut"
  /** It has no end. */
  | "endless"
  /** It is no JSON. */
  | "garbled"
  | { status: number; retryAfter?: string };

/** Answers as a server does that is ill. */
export function misbehave(response: ServerResponse, mishap: WireMishap): void {
  if (mishap === "hang") return;
  if (typeof mishap === "object") {
    const after = mishap.retryAfter === undefined ? {} : { "retry-after": mishap.retryAfter };
    response.writeHead(mishap.status, { "content-type": "application/json", ...after });
    response.end(JSON.stringify({ error: { type: "api_error", message: "told to fail" } }));
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  if (mishap === "garbled") response.end('{"content": [{');
  if (mishap === "cut") response.write('{"content": [', () => response.destroy());
  if (mishap === "endless") pour(response);
}

/** As fast as it is read, until the reader hangs up. */
function pour(response: ServerResponse): void {
  if (response.destroyed) return;
  response.write(`"${"x".repeat(64 * 1024)}",`, () => setImmediate(pour, response));
}
