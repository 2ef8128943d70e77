import type { AnalyzeRequest, Analysis } from "@flipworth/contract";
import type { FinishedStage } from "@flipworth/ui";
import { useEffect, useRef, useState } from "react";
import { describeFailure, type Failure } from "../../lib/failure.ts";
import { loadApi } from "../../lib/load-api.ts";
import { type Draft, isSameDraft, listingFromDraft } from "./draft.ts";

export type AnalysisState =
  | { kind: "idle" }
  | { kind: "running"; finished: readonly FinishedStage[] }
  | { kind: "done"; analysis: Analysis; draft: Draft }
  | { kind: "failed"; failure: Failure };

/** One analysis at a time: start it, watch its stages, cancel it. */
export function useAnalysis({ onSettled }: { onSettled: () => void }) {
  const [state, setState] = useState<AnalysisState>({ kind: "idle" });
  const controller = useRef<AbortController>(undefined);
  const attempt = useRef<{ draft: Draft; idempotencyKey: string }>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (draft: Draft) => {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    const isMine = () => controller.current === mine && !mine.signal.aborted;
    // The same draft after an answer that never came is the same press: it costs one credit.
    if (!attempt.current || !isSameDraft(attempt.current.draft, draft)) {
      attempt.current = { draft, idempotencyKey: newIdempotencyKey() };
    }
    setState({ kind: "running", finished: [] });
    const request: AnalyzeRequest = {
      ...requestFromDraft(draft),
      idempotencyKey: attempt.current.idempotencyKey,
      signal: mine.signal,
      onStage: (stage) => isMine() && setState((state) => withStage(state, stage)),
    };
    try {
      const { analyze } = await loadApi();
      const analysis = await analyze(request);
      if (!isMine()) return;
      attempt.current = undefined;
      setState({ kind: "done", analysis, draft });
    } catch (error) {
      if (!isMine()) return;
      const failure = describeFailure(error);
      if (!failure.isUncertain) attempt.current = undefined;
      setState({ kind: "failed", failure });
    }
    onSettled();
  };

  const cancel = () => {
    controller.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start, cancel };
}

function requestFromDraft(draft: Draft): Pick<AnalyzeRequest, "listing" | "screenshot"> {
  const listing = listingFromDraft(draft);
  return { ...(listing && { listing }), ...(draft.screenshot && { screenshot: draft.screenshot }) };
}

function withStage(state: AnalysisState, stage: FinishedStage): AnalysisState {
  return state.kind === "running"
    ? { kind: "running", finished: [...state.finished, stage] }
    : state;
}

// `crypto.randomUUID` exists on secure origins only, and a server on a local network is none.
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
