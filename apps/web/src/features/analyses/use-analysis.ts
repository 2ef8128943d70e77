import type { AnalyzeRequest, Analysis } from "@flipworth/contract";
import type { FinishedStage, SalesOfPage } from "@flipworth/ui";
import type { Voice } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { useEffect, useRef, useState } from "react";
import { describeFailure, type Failure, isUnreachable } from "../../lib/failure.ts";
import { loadApi } from "../../lib/load-api.ts";
import { newRequestKey } from "./request-key.ts";
import { type Draft, isSameDraft, isSameSource, listingFromDraft } from "./form/draft.ts";

export type Run =
  | { kind: "idle" }
  | { kind: "running"; finished: readonly FinishedStage[] }
  | { kind: "failed"; failure: Failure };

/** The last answer. It stays when the next analysis is refused. */
export type Answer = {
  analysis: Analysis;
  /** What was sent for it; null where it was made elsewhere and only its reading is known. */
  draft: Draft | null;
  /** It has just arrived, or was just asked for: it takes the focus. */
  isNew: boolean;
  /** The sales that the person has brought to it. */
  sales?: SalesOfPage;
  /** Made on this phone without a connection. */
  isEstimate?: boolean;
};

type Settled = {
  onSettled: () => void;
  onAnswer: (answer: Answer) => void;
  /** Pictures are kept until there is a connection. */
  onWaiting: () => void;
};

/** One analysis at a time: start it, watch its stages, cancel it. */
export function useAnalysis({ onSettled, onAnswer, onWaiting }: Settled) {
  const voice = useVoice();
  const [run, setRun] = useState<Run>({ kind: "idle" });
  const [answer, setAnswer] = useState<Answer>();
  const controller = useRef<AbortController>(undefined);
  const attempt = useRef<{ draft: Draft; idempotencyKey: string }>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (draft: Draft, pasted?: SalesOfPage) => {
    const sales = pasted ?? (refinedBy(draft, answer) ? answer?.sales : undefined);
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    const isMine = () => controller.current === mine && !mine.signal.aborted;
    // The same draft after an answer that never came is the same press: it costs one credit.
    if (!attempt.current || !isSameDraft(attempt.current.draft, draft)) {
      attempt.current = { draft, idempotencyKey: newRequestKey() };
    }
    setRun({ kind: "running", finished: [] });
    setAnswer((last) => last && { ...last, isNew: false });
    const request: AnalyzeRequest = {
      ...(await requestOf(draft, sales)),
      idempotencyKey: pasted?.key ?? attempt.current.idempotencyKey,
      signal: mine.signal,
      onStage: (stage) => isMine() && setRun((last) => withStage(last, stage)),
    };
    try {
      const analysis = await analyzeOrRefine(request, refinedBy(draft, answer));
      if (!isMine()) return;
      attempt.current = undefined;
      setRun({ kind: "idle" });
      const made: Answer = { analysis, draft, isNew: true };
      if (sales) made.sales = { ...sales, answer: { key: sales.key, analysis } };
      setAnswer(made);
      onAnswer(made);
    } catch (error) {
      if (!isMine()) return;
      const key = request.idempotencyKey;
      const instead = isUnreachable(error) ? await withoutServer(draft, key, voice) : undefined;
      if (!isMine()) return;
      if (instead !== undefined) {
        attempt.current = undefined;
        setRun({ kind: "idle" });
        if (instead === "waiting") onWaiting();
        else setAnswer({ analysis: instead, draft, isNew: true, isEstimate: true });
        return;
      }
      const failure = describeFailure(error);
      if (!failure.isUncertain) attempt.current = undefined;
      setRun({ kind: "failed", failure });
    }
    onSettled();
  };

  const cancel = () => {
    controller.current?.abort();
    setRun({ kind: "idle" });
  };
  return { run, answer, start, cancel, show: setAnswer };
}

/** Loaded when it is needed: the service worker keeps it. */
async function withoutServer(draft: Draft, key: string, voice: Voice) {
  const loaded = await import("./answer/without-server.ts").catch(() => undefined);
  return loaded?.withoutServer(draft, key, voice);
}

/** The answer that the draft corrects: the server makes no second charge for it. */
function refinedBy(draft: Draft, answer: Answer | undefined): string | undefined {
  return answer?.draft && !answer.isEstimate && isSameSource(answer.draft, draft)
    ? answer.analysis.id
    : undefined;
}

async function analyzeOrRefine(request: AnalyzeRequest, refines: string | undefined) {
  const { analyze, isNoLongerRefinable } = await loadApi();
  if (refines === undefined) return analyze(request);
  try {
    return await analyze({ ...request, listing: { ...request.listing, refines } });
  } catch (error) {
    if (!isNoLongerRefinable(error)) throw error;
    return analyze(request);
  }
}

async function requestOf(
  draft: Draft,
  sales: SalesOfPage | undefined,
): Promise<Pick<AnalyzeRequest, "listing" | "screenshots">> {
  const words = listingFromDraft(draft);
  const { pictures } = draft;
  // Needed by few: it comes with the list of sales.
  const comparables = sales && (await import("./sold/pasted-sales.ts")).comparablesOf(sales);
  const listing = comparables ? { ...words, comparables } : words;
  return { ...(listing && { listing }), ...(pictures.length > 0 && { screenshots: pictures }) };
}

function withStage(run: Run, stage: FinishedStage): Run {
  return run.kind === "running" ? { kind: "running", finished: [...run.finished, stage] } : run;
}
