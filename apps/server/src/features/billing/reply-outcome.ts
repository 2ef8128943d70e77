import type { ApiContext } from "../../http/middleware/api-env.ts";
import { languageHeaders, languageOf } from "../../http/middleware/request-language.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { createSubscription } from "./create-subscription.ts";
import type { SyncDeps } from "./sync-subscription.ts";

type Wished = { userId: string; planName: string };

/** Takes the person to the plan they want, and tells them in their language what happened. */
export async function replyOutcome(c: ApiContext, deps: SyncDeps, { userId, planName }: Wished) {
  const language = languageOf(c);
  const outcome = await createSubscription(deps, userId, { planName, language });
  return replyJson(c, outcome, { headers: languageHeaders(language) });
}
