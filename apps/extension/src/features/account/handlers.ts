import { takeOverSession } from "../../lib/api.ts";
import type { Handlers } from "../../messaging/protocol.ts";

/** What the worker does for whoever shows an account. */
export const accountHandlers: Handlers<"takeOverSession"> = {
  takeOverSession: async () => (await takeOverSession()) ?? null,
};
