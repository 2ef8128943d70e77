import { useEffect, useRef, useState } from "react";
import { analyze } from "../../lib/api.ts";
import { isSamePage } from "../../lib/same-page.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { receive } from "../../messaging/receive.ts";
import { send } from "../../messaging/send.ts";
import { readServerAddress } from "../../storage/items.ts";
import { describeFailure } from "./failure.ts";
import { type PanelState, stateFromCapture, withStage } from "./panel-state.ts";
import { requestFromCapture } from "./request-from-capture.ts";
import { useTabMoved } from "./use-tab-moved.ts";

type PanelOptions = {
  /** The tab that the panel belongs to; undefined when it was opened without the button. */
  tabId: number | undefined;
  onSettled: () => void;
};

/** Follows one tab: takes over what a click captured, runs its analysis, drops it when the tab moves on. */
export function usePanel({ tabId, onSettled }: PanelOptions) {
  const [state, setState] = useState<PanelState>({ kind: "empty" });
  const shown = useRef<Capture>(undefined);
  const run = useRef<AbortController>(undefined);

  const stop = (next: PanelState) => {
    run.current?.abort();
    run.current = undefined;
    setState(next);
  };
  const start = async (capture: Capture) => {
    stop({ kind: "running", capture, finished: [] });
    const mine = new AbortController();
    run.current = mine;
    const end = await analysisEnd(capture, mine.signal, (stage) => {
      if (run.current === mine) setState((state) => withStage(state, stage));
    });
    if (run.current !== mine) return;
    setState(end);
    onSettled();
  };
  const takeOver = async () => {
    if (tabId === undefined) return;
    const capture = await findCapture(tabId);
    if (!capture) return;
    const isNews = capture.id !== shown.current?.id || shown.current.content.kind === "reading";
    if (!isNews) return;
    shown.current = capture;
    const decided = (await hasMoved(capture)) ? movedState : stateFromCapture(capture);
    // A newer click may have arrived during the wait.
    if (shown.current !== capture) return;
    if (decided) stop(decided);
    else await start(capture);
  };

  useEffect(() => {
    const listener = receive({
      captureChanged: async (changed) => {
        if (changed.tabId === tabId) void takeOver();
        return null;
      },
    });
    chrome.runtime.onMessage.addListener(listener);
    void takeOver();
    return () => {
      chrome.runtime.onMessage.removeListener(listener);
      run.current?.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a panel keeps its tab for life
  }, [tabId]);
  useTabMoved(tabId, (url) => {
    if (shown.current && !isSamePage(url, shown.current.url)) stop(movedState);
  });

  return {
    state,
    cancel: () => state.kind === "running" && stop({ kind: "cancelled", capture: state.capture }),
    /** The same capture again: its id is the idempotency key, so it costs one credit in all. */
    retry: start,
    /** Reads the tab anew; where the click's grant has ended, the worker says to press the button. */
    readAgain: () => {
      if (tabId === undefined) return;
      stop({ kind: "reading" });
      void send("captureAgain", { tabId }).catch(() => setState(lostState));
    },
  };
}

const movedState: PanelState = { kind: "moved" };
const lostState: PanelState = {
  kind: "refused",
  title: "This page was not read",
  sentence: "Press the Flipworth button in the toolbar again.",
};

async function findCapture(tabId: number): Promise<Capture | null> {
  return send("findCapture", { tabId }).catch(() => null);
}

async function hasMoved({ tabId, url, content }: Capture): Promise<boolean> {
  if (content.kind !== "listing" && content.kind !== "picture") return false;
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return !isSamePage(tab?.url, url);
}

async function analysisEnd(
  capture: Capture,
  signal: AbortSignal,
  onStage: (stage: Parameters<typeof withStage>[1]) => void,
): Promise<PanelState> {
  const request = { ...requestFromCapture(capture), idempotencyKey: capture.id, signal, onStage };
  try {
    return { kind: "done", capture, analysis: await analyze(request) };
  } catch (error) {
    const failure = describeFailure(error, await readServerAddress());
    return { kind: "failed", capture, failure };
  }
}
