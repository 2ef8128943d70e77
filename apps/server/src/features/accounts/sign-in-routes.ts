import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import {
  type CookieSettings,
  sessionCookie,
  sessionTokenOf,
} from "../../http/middleware/session-cookie.ts";
import { browserCookie, browserTokenOf } from "./browser-cookie.ts";
import type { IdentityProvider } from "./identity-port.ts";
import { isPrefetch, notForPrefetch, redirectTo, replySignInFailure } from "./navigation.ts";
import { returnPath } from "./return-to.ts";
import { deviceName } from "./device-name.ts";
import { createSession, endSession, idleSessionMs } from "./sessions.ts";
import { newSecret } from "../../secrets.ts";
import { beginSignIn, takeSignIn } from "./sign-ins.ts";
import { rememberUser } from "./users.ts";

type SignInDeps = {
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

/** Browser navigations, not calls: they answer with redirects and pages. */
export function signInRoutes(deps: SignInDeps) {
  return new Hono<ApiEnv>()
    .onError((error, c) => replySignInFailure(c, error, deps.logger))
    .on("GET", ["/login", "/auth/login"], (c) => begin(c, deps))
    .get("/auth/callback", (c) => finish(c, deps));
}

async function begin(c: ApiContext, deps: SignInDeps): Promise<Response> {
  if (isPrefetch(c)) return notForPrefetch(c);
  await deps.countBegin(c);
  const { siteOrigins, cookies } = deps;
  const browserToken = browserTokenOf(c, cookies) ?? newSecret();
  const asked = { returnTo: c.req.query("returnTo"), referer: c.req.header("referer") };
  const returnTo = returnPath({ ...asked, siteOrigins });
  const now = deps.clock();
  const secrets = await beginSignIn(deps.database, { browserToken, returnTo, now });
  const redirectUri = callbackAddress(c, deps).href;
  const destination = await deps.identity.begin({ ...secrets, redirectUri });
  return redirectTo(c, destination.href, {
    status: 302,
    setCookie: browserCookie(browserToken, cookies),
  });
}

async function finish(c: ApiContext, deps: SignInDeps): Promise<Response> {
  const { database, cookies } = deps;
  const browserToken = browserTokenOf(c, cookies);
  const state = c.req.query("state");
  if (browserToken === undefined || state === undefined) throw notBegunHere();
  const signIn = await takeSignIn(database, { browserToken, state, now: deps.clock() });
  if (!signIn) throw notBegunHere();
  const callbackUrl = callbackAddress(c, deps);
  callbackUrl.search = new URL(c.req.url).search;
  const profile = await deps.identity.finish(callbackUrl, signIn);

  const now = deps.clock();
  const userId = await rememberUser(database, profile, { now, resetsAt: deps.firstReset(now) });
  const earlier = sessionTokenOf(c, cookies);
  if (earlier !== undefined) await endSession(database, earlier);
  const device = deviceName(c.req.header("user-agent"));
  const token = await createSession(database, { userId, device, now });
  const setCookie = sessionCookie({ token, maxAgeSeconds: idleSessionMs / 1000 }, cookies);
  deps.logger.info({ requestId: c.var.requestId, userId }, "signed in");
  return redirectTo(c, signIn.returnTo, { status: 303, setCookie });
}

/** On the host that the browser is on, so that the cookie comes along: localhost, 127.0.0.1. */
function callbackAddress(c: ApiContext, { signInOrigins }: SignInDeps): URL {
  const host = c.req.header("host");
  const origin = signInOrigins.find((known) => new URL(known).host === host) ?? signInOrigins[0];
  return new URL("/api/auth/callback", origin);
}

const notBegunHere = () =>
  new AppError(
    "invalid_request",
    "This sign-in link expired, was already used, or was opened in another browser.",
  );
