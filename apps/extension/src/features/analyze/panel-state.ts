import type { Analysis } from "@flipworth/contract";
import type { FinishedStage } from "@flipworth/ui";
import type { Capture, SalesOfTab } from "../../messaging/protocol.ts";
import type { Sending } from "../../storage/items.ts";
import type { refusalWords } from "../../words/english/analyze.ts";
import type { Failure } from "./failure.ts";

export type PanelState =
  /** The button was not pressed on this tab. */
  | { kind: "empty" }
  | { kind: "reading" }
  | { kind: "refused"; title: "notAListing" | "notRead"; why: keyof typeof refusalWords.english }
  /** The tab shows another page than the one that was read. */
  | { kind: "moved" }
  /** The person looks at what will be sent; nothing has been. */
  | { kind: "review"; capture: Capture }
  | { kind: "cancelled"; capture: Capture }
  | { kind: "running"; capture: Capture; finished: readonly FinishedStage[] }
  /** `by`: the sales that the person has brought to it. */
  | { kind: "done"; capture: Capture; analysis: Analysis; by?: SalesOfTab }
  | { kind: "failed"; capture: Capture; failure: Failure };

/** What a capture alone decides; undefined when it is there to be analyzed. */
export function stateFromCapture({ content }: Capture): PanelState | undefined {
  switch (content.kind) {
    case "reading":
      return { kind: "reading" };
    case "not_a_listing":
      return { kind: "refused", title: "notAListing", why: "no_listing" };
    case "unreadable":
      return { kind: "refused", title: "notRead", why: content.why };
    case "listing":
    case "picture":
      return undefined;
  }
}

/** Whether the person wants to see a capture before it is sent. What was decided is not asked again. */
export function needsReview({ content, picture, wishes }: Capture, sending: Sending): boolean {
  if (wishes) return false;
  if (sending.looksFirst) return true;
  if (picture === null || sending.picture === "always") return false;
  return sending.picture === "ask" || content.kind === "picture";
}

/**
 * Whether a picture might tell more than the page's words did. Who sends only text is not asked for
 * one, unless the words tell nothing: then they look at it before it goes.
 */
export function couldUsePicture(state: PanelState, sending: Sending): boolean {
  if (state.kind === "refused") return true;
  if (sending.picture === "never") return false;
  if (state.kind === "done") return state.capture.picture === null;
  if (state.kind !== "failed" || state.capture.picture !== null) return false;
  const { canRetry, plansAddress, asksToSignIn } = state.failure;
  return !canRetry && plansAddress === undefined && !asksToSignIn;
}

export function withStage(state: PanelState, stage: FinishedStage): PanelState {
  if (state.kind !== "running") return state;
  return { ...state, finished: [...state.finished, stage] };
}
