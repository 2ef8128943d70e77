import { analyze } from "../../lib/api.ts";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { readServerAddress } from "../../storage/items.ts";
import { decideSending } from "./decide-sending.ts";
import { describeFailure } from "./failure.ts";
import { type PanelState, withStage } from "./panel-state.ts";

export async function analysisEnd(
  capture: Capture,
  signal: AbortSignal,
  onStage: (stage: Parameters<typeof withStage>[1]) => void,
): Promise<PanelState> {
  let sent = capture;
  try {
    sent = await decideSending(capture);
    const request = { ...requestFromCapture(sent), idempotencyKey: sent.id, signal, onStage };
    return { kind: "done", capture: sent, analysis: await analyze(request) };
  } catch (error) {
    const failure = describeFailure(error, await readServerAddress());
    return { kind: "failed", capture: sent, failure };
  }
}
