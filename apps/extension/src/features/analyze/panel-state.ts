import type { Analysis } from "@flipworth/contract";
import type { FinishedStage } from "@flipworth/ui";
import type { Capture } from "../../messaging/protocol.ts";
import type { Failure } from "./failure.ts";

export type PanelState =
  /** The button was not pressed on this tab. */
  | { kind: "empty" }
  | { kind: "reading" }
  | { kind: "refused"; title: string; sentence: string }
  /** The tab shows another page than the one that was read. */
  | { kind: "moved" }
  | { kind: "cancelled"; capture: Capture }
  | { kind: "running"; capture: Capture; finished: readonly FinishedStage[] }
  | { kind: "done"; capture: Capture; analysis: Analysis }
  | { kind: "failed"; capture: Capture; failure: Failure };

/** What a capture alone decides; undefined when it is there to be analyzed. */
export function stateFromCapture({ content }: Capture): PanelState | undefined {
  switch (content.kind) {
    case "reading":
      return { kind: "reading" };
    case "not_a_listing":
      return { kind: "refused", title: "No single listing here", sentence: content.sentence };
    case "unreadable":
      return { kind: "refused", title: "This page was not read", sentence: content.sentence };
    case "listing":
    case "picture":
      return undefined;
  }
}

export function withStage(state: PanelState, stage: FinishedStage): PanelState {
  if (state.kind !== "running") return state;
  return { ...state, finished: [...state.finished, stage] };
}
