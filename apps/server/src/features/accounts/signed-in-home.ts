import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import type { Who } from "./who.ts";

/**
 * `/` is the dashboard for whoever is signed in and the landing page for everybody else. The server
 * decides, by the session, so that neither is seen for a moment by the wrong people. Whoever asks for
 * the landing page by name gets it, signed in or not.
 */
export function signedInHome({ currentUser }: Who, logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!c.req.header("cookie") || c.req.query("view") === "landing") return next();
    try {
      if ((await currentUser(c)) === undefined) return await next();
    } catch (error) {
      // The landing page is no worse a place while the database is away.
      logger.warn({ err: error }, "who is here is not known");
      return next();
    }
    const headers = { Location: "/dashboard", "Cache-Control": "no-store", Vary: "Cookie" };
    return new Response(null, { status: 302, headers });
  };
}
