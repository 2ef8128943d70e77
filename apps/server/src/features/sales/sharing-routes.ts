import { type AccountSettings, SharingAnswer } from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { hasSales } from "./store.ts";

export type SharingDeps = {
  database: Database;
  /** Whether what people share counts on this server. */
  isSharing: boolean;
  settingsOf: (ownerId: string) => Promise<AccountSettings>;
  changeSettings: (ownerId: string, change: Partial<AccountSettings>) => Promise<void>;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** Whether a person is to be asked to share, and what they answer. */
export function sharingRoutes(deps: SharingDeps) {
  const { database, authenticate, isSharing, settingsOf, changeSettings } = deps;
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      const { sharesSales } = await settingsOf(ownerId);
      const isOpen = isSharing && sharesSales === undefined;
      return replyJson(c, { isAsking: isOpen && (await hasSales(database, ownerId)) });
    })
    .put("/", async (c) => {
      const ownerId = await authenticate(c);
      const { agrees } = await readJson(c.req.raw, SharingAnswer);
      await changeSettings(ownerId, { sharesSales: agrees });
      return replyJson(c, { isAsking: false });
    });
}
