import { useEffect, useRef, useState } from "react";
import { isSamePage } from "../../lib/same-page.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { receive } from "../../messaging/receive.ts";
import { send } from "../../messaging/send.ts";
import { useRefined } from "../../lib/use-refined.ts";
import { sendingSetting } from "../../storage/items.ts";
import { needsReview, type PanelState, stateFromCapture, withStage } from "./panel-state.ts";
import { useTabMoved } from "./use-tab-moved.ts";
import { analysisEnd } from "./analysis-end.ts";
import { findCapture, hasMoved } from "./tab-captures.ts";

type PanelOptions = {
  /** The tab that the panel belongs to; undefined when it was opened without the button. */
  tabId: number | undefined;
  /** For a card in the page: of the tab's captures only this one, whose page the card stands in. */
  captureId?: string;
  /** A click's capture is taken over. */
  onBegin: () => void;
  onSettled: () => void;
};

/** One analysis at a time: what is stopped or overtaken changes nothing any more. */
function useRun(onSettled: () => void) {
  const [state, setState] = useState<PanelState>({ kind: "empty" });
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
      if (run.current === mine) setState((last) => withStage(last, stage));
    });
    if (run.current !== mine) return;
    setState(end);
    onSettled();
  };
  return { state, stop, start };
}

/** Follows one tab: takes over what a click captured, runs its analysis, drops it when the tab moves on. */
export function usePanel({ tabId, captureId, onBegin, onSettled }: PanelOptions) {
  const { state, stop, start } = useRun(onSettled);
  const shown = useRef<Capture>(undefined);
  const begin = async (capture: Capture) => {
    const sending = await sendingSetting.readOrInitial();
    if (shown.current !== capture) return;
    const prepared = sending.picture === "never" ? withoutPicture(capture) : capture;
    if (needsReview(capture, sending)) stop({ kind: "review", capture: prepared });
    else await start(prepared);
  };
  // A card is taken away with its item by the page's own script, which knows the address for sure.
  const hasLeft = async (capture: Capture) => captureId === undefined && hasMoved(capture);
  const takeOver = async () => {
    if (tabId === undefined) return;
    const capture = await findCapture(tabId);
    if (!capture || (captureId !== undefined && capture.id !== captureId)) return;
    const isNews = capture.id !== shown.current?.id || shown.current.content.kind === "reading";
    if (!isNews) return;
    shown.current = capture;
    onBegin();
    const decided = (await hasLeft(capture)) ? movedState : stateFromCapture(capture);
    // A newer click may have arrived during the wait.
    if (shown.current !== capture) return;
    if (decided) stop(decided);
    else await begin(capture);
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
      stop({ kind: "empty" });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a panel keeps its tab for life
  }, [tabId]);
  useTabMoved(captureId === undefined ? tabId : undefined, (url) => {
    if (!shown.current || isSamePage(url, shown.current.url)) return;
    // Whatever was about to start with the old page must not.
    shown.current = undefined;
    stop(movedState);
  });

  const refined = useRefined(state.kind === "done" ? state.analysis : undefined);
  return {
    state: state.kind === "done" && refined ? { ...state, ...refined } : state,
    cancel: () => state.kind === "running" && stop({ kind: "cancelled", capture: state.capture }),
    /** The same capture again: its id is the idempotency key, so it costs one credit in all. */
    retry: start,
    /** What the person looked at, as they left it. */
    sendReviewed: start,
    /** Reads the tab anew; where the click's grant has ended, the worker says to press the button. */
    readAgain: () => {
      if (tabId === undefined) return;
      stop({ kind: "reading" });
      void send("captureAgain", { tabId }).catch(() => stop(lostState));
    },
  };
}

const movedState: PanelState = { kind: "moved" };
const lostState: PanelState = {
  kind: "refused",
  title: "notRead",
  why: "press_again",
};

/** Where the page's words tell, they are enough; what was decided before stays. */
function withoutPicture(capture: Capture): Capture {
  const isNeeded = capture.content.kind === "picture" || capture.wishes !== undefined;
  return isNeeded ? capture : { ...capture, picture: null };
}
