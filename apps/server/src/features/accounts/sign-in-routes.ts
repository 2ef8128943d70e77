import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { browserCookie, browserTokenOf } from "./browser-cookie.ts";
import { isPrefetch, notForPrefetch, redirectTo, replySignInFailure } from "./navigation.ts";
import { returnPath } from "./return-to.ts";
import { newSecret } from "../../secrets.ts";
import { beginSignIn } from "./sign-ins.ts";
import { type SignInDeps, callbackAddress } from "./sign-in-deps.ts";
import { finishSignIn } from "./finish-sign-in.ts";

/** Browser navigations, not calls: they answer with redirects and pages. */
export function signInRoutes(deps: SignInDeps) {
  return new Hono<ApiEnv>()
    .onError((error, c) => replySignInFailure(c, error, deps.logger))
    .on("GET", ["/login", "/auth/login"], (c) => begin(c, deps))
    .get("/auth/callback", (c) => finishSignIn(c, deps));
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
