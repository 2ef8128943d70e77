import type { Analysis } from "@flipworth/contract";
import { sayIn, type Voice } from "@flipworth/words";
import { waitForConnection } from "../../../lib/phone/waiting-jobs.ts";
import { answerWords } from "../../../words/english/analyses/answer.ts";
import { type Draft, listingFromDraft } from "../form/draft.ts";

/**
 * What this phone can do alone: words are judged by the engine that it keeps, pictures wait for a
 * connection. undefined where it can do neither.
 */
export async function withoutServer(
  draft: Draft,
  key: string,
  voice: Voice,
): Promise<Analysis | "waiting" | undefined> {
  const { pictures, title } = draft;
  const listing = listingFromDraft(draft);
  try {
    if (pictures.length > 0) {
      const count = sayIn(answerWords, voice)("pictures", { count: pictures.length });
      const work = { kind: "analysis", listing: listing ?? null, pictures } as const;
      await waitForConnection({ key, title: title.trim() || count, work });
      return "waiting";
    }
    if (!listing) return undefined;
    const { analyzeHere } = await import("../../../local-engine/local-engine.ts");
    const outcome = await analyzeHere(listing);
    return outcome.kind === "analysed" ? outcome.analysis : undefined;
  } catch {
    // No storage, or no engine on this phone: the failure to reach the server is what is told.
    return undefined;
  }
}
