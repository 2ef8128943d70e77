import { AppError } from "../replies/app-error.ts";
import { said } from "../../words/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Stops pages and extensions of others from acting through a person's browser. A call that
 * changes something needs one of:
 * - a bearer secret, which no browser adds by itself,
 * - an `Origin` on the exact list,
 * - neither `Origin` nor cookies: a script, with no browser's authority to abuse. Browsers put an
 *   `Origin` on every cross-site POST, and a page cannot take it off.
 * Throws AppError("forbidden").
 */
export function assertTrustedSender(request: Request, allowedOrigins: readonly string[]): void {
  if (safeMethods.has(request.method)) return;
  if (/^bearer ./i.test(request.headers.get("authorization") ?? "")) return;
  const origin = request.headers.get("origin");
  if (origin === null && !request.headers.has("cookie")) return;
  if (origin !== null && allowedOrigins.includes(origin)) return;
  throw new AppError("forbidden", said("otherOrigin"));
}
