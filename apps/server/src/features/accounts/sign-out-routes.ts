import { Hono } from "hono";
import { html } from "hono/html";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { htmlPage } from "../../http/site/html-page.ts";
import {
  type CookieSettings,
  sessionCookie,
  sessionTokenOf,
} from "../../http/middleware/session-cookie.ts";
import { isPrefetch, notForPrefetch, redirectTo } from "./navigation.ts";
import { endSession } from "./sessions.ts";

type SignOutDeps = {
  database: Database;
  logger: Logger;
  siteOrigins: readonly string[];
  cookies: CookieSettings;
};

export function signOutRoutes({ database, logger, siteOrigins, cookies }: SignOutDeps) {
  const signOut = async (c: ApiContext) => {
    const token = sessionTokenOf(c, cookies);
    const userId = token === undefined ? undefined : await endSession(database, token);
    if (userId !== undefined) logger.info({ requestId: c.var.requestId, userId }, "signed out");
    const setCookie = sessionCookie({ token: "", maxAgeSeconds: 0 }, cookies);
    return redirectTo(c, "/", { status: 303, setCookie });
  };
  return (
    new Hono<ApiEnv>()
      .get("/logout", async (c) => {
        if (isPrefetch(c)) return notForPrefetch(c);
        return isOwnLink(c, siteOrigins) ? signOut(c) : askFirst(c);
      })
      // Behind `checkRequest`, which lets no other site's form through.
      .post("/logout", signOut)
  );
}

/**
 * True for a link on the site's own pages, and for an address that the person typed. A picture or
 * a link elsewhere must not sign anybody out.
 */
function isOwnLink(c: ApiContext, siteOrigins: readonly string[]): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  // Browsers from before 2023, and plain http other than on this machine, send no such header.
  const from = c.req.header("origin") ?? c.req.header("referer");
  return from !== undefined && URL.canParse(from) && siteOrigins.includes(new URL(from).origin);
}

function askFirst(c: ApiContext): Promise<Response> {
  return htmlPage({
    title: "Sign out?",
    body: html`<p>Another page sent you here, so we haven't signed you out yet.</p>
      <form method="post" action="/api/logout"><button>Sign out</button></form>`,
    headers: { "X-Request-Id": c.var.requestId },
  });
}
