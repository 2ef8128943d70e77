import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { CookieSettings } from "../../http/middleware/session-cookie.ts";
import type { IdentityProvider } from "./identity-port.ts";
import { said } from "../../words/errors.ts";

export type SignInDeps = {
  database: Database;
  clock: () => Date;
  logger: Logger;
  identity: IdentityProvider;
  /** Where the provider may send people back to; the first when they came by none of them. */
  signInOrigins: readonly [string, ...string[]];
  /** Every origin whose pages are the site's own. */
  siteOrigins: readonly string[];
  cookies: CookieSettings;
  firstReset: (now: Date) => Date;
  /** Counts one more for the sender's network. Throws `rate_limited`. */
  countBegin: (c: ApiContext) => Promise<void>;
};

/** On the host that the browser is on, so that the cookie comes along: localhost, 127.0.0.1. */
export function callbackAddress(c: ApiContext, { signInOrigins }: SignInDeps): URL {
  const host = c.req.header("host");
  const origin = signInOrigins.find((known) => new URL(known).host === host) ?? signInOrigins[0];
  return new URL("/api/auth/callback", origin);
}

export const notBegunHere = () => new AppError("invalid_request", said("linkExpired"));
