import type { Analysis } from "@flipworth/contract";
import { useEffect, useEffectEvent } from "react";
import { hasInstall } from "../../../lib/phone/install.ts";
import { loadApi } from "../../../lib/load-api.ts";
import { isSignedIn } from "../../../lib/session.ts";
import { type DraftText, emptyDraft } from "../form/draft.ts";
import { forgetAnswer, keepAnswer, type Kept, keptAnswer } from "./kept-answer.ts";
import { draftFromFragment, shareableDraft } from "./share-link.ts";
import type { Answer } from "../use-analysis.ts";

/** Brings the last answer of this tab back after a reload, Back or a sign-in. */
export function useKeptAnswer(onFound: (found: { answer: Answer; words: DraftText }) => void) {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    // A link that carries a listing is about that one.
    const kept = draftFromFragment(location.hash) ? undefined : keptAnswer();
    if (!kept) return;
    let isHere = true;
    void fetchKept(kept).then((analysis) => {
      if (analysis && isHere) tell(foundIn(kept, analysis));
    });
    return () => {
      isHere = false;
    };
  }, []);
}

export async function keep({ analysis, draft }: Answer): Promise<void> {
  const { pictures, ...words } = draft ?? emptyDraft;
  const owner = (await isSignedIn()) ? "account" : "visitor";
  // A picture is not kept: without its words there is nothing to send again.
  const sent = pictures.length > 0 ? { ...emptyWords, milesToDrive: words.milesToDrive } : words;
  keepAnswer({ words: sent, analysisId: analysis.id, owner });
}

const { pictures: _, ...emptyWords } = emptyDraft;

async function fetchKept({ analysisId, owner }: Kept): Promise<Analysis | undefined> {
  try {
    // What an account asked is not shown to whoever sits here after it has signed out.
    const isAccount = await isSignedIn();
    if (owner === "account" && !isAccount) {
      forgetAnswer();
      return undefined;
    }
    if (!isAccount && !hasInstall()) return undefined;
    const { getAnalysis } = await loadApi();
    return await getAnalysis(analysisId);
  } catch {
    // It is a courtesy: the recent analyses say more where the server can be reached.
    return undefined;
  }
}

function foundIn({ words }: Kept, analysis: Analysis): { answer: Answer; words: DraftText } {
  const hasListing = words.text.trim() !== "" || words.title.trim() !== "";
  if (hasListing) {
    return { answer: { analysis, draft: { ...words, pictures: [] }, isNew: false }, words };
  }
  const read = shareableDraft(emptyDraft, analysis);
  return { answer: { analysis, draft: null, isNew: false }, words: { ...words, ...read } };
}
