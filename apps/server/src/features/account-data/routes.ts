import { AccountSettings } from "@flipworth/contract";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { replyDownload } from "../../http/replies/download.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { type CookieSettings, sessionCookie } from "../../http/middleware/session-cookie.ts";
import { deleteAccount, type DeleteAccountDeps } from "./delete-account.ts";
import { exportAccount, type ExportAccountDeps } from "./export-account.ts";
import { replaceSettings, settingsOf } from "./settings.ts";

type AccountDataRoutesDeps = ExportAccountDeps &
  DeleteAccountDeps & {
    /** The id of the signed-in person. Throws `not_signed_in`. */
    authenticate: (c: ApiContext) => Promise<string>;
    /** The same, and no extension that acts for them. Throws `forbidden` too. */
    authenticatePersonally: (c: ApiContext) => Promise<string>;
    cookies: CookieSettings;
  };

export function accountDataRoutes(deps: AccountDataRoutesDeps) {
  const { database, authenticate, authenticatePersonally, clock } = deps;
  return new Hono<ApiEnv>()
    .get("/settings", async (c) => replyJson(c, await settingsOf(database, await authenticate(c))))
    .put("/settings", async (c) => {
      const userId = await authenticate(c);
      const settings = await readJson(c.req.raw, AccountSettings);
      await replaceSettings(database, userId, settings);
      return replyJson(c, settings);
    })
    .get("/export", async (c) => {
      const name = `flipworth-account-${isoDay(clock())}.json`;
      const file = { name, contentType: "application/json; charset=utf-8" };
      const userId = await authenticatePersonally(c);
      return replyDownload(c, file, exportAccount(deps, userId));
    })
    .delete("/", async (c) => {
      await deleteAccount(deps, await authenticatePersonally(c));
      c.set("setCookie", sessionCookie({ token: "", maxAgeSeconds: 0 }, deps.cookies));
      return replyJson(c, { deleted: true });
    });
}
