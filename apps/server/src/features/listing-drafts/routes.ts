import { DraftsOf } from "@flipworth/contract";
import { listingDrafts, sellerMessages } from "@flipworth/engine";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { languageHeaders, languageOf } from "../../http/middleware/request-language.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { voiceOf } from "../../words/voice-of.ts";
import { buyingOf } from "./buying-of.ts";
import { knownItem } from "./known-item.ts";
import { type KnowingDeps, whatIsKnown } from "./what-is-known.ts";

type ListingDraftsDeps = KnowingDeps & {
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

export function listingDraftRoutes(deps: ListingDraftsDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const ownerId = await deps.authenticate(c);
    const asked = parseInput(DraftsOf, c.req.query());
    const known = await whatIsKnown(deps, ownerId, asked);
    const language = languageOf(c);
    const voice = voiceOf(language);
    const messages = sellerMessages(buyingOf(known, voice), voice);
    const drafts = listingDrafts(knownItem(known), voice);
    return replyJson(c, { ...drafts, messages }, { headers: languageHeaders(language) });
  });
}
