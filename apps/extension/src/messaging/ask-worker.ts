import { englishVoice, type Voice } from "@flipworth/words";
import type { PageReplies, PageRequests } from "./page-protocol.ts";

export type Asked<N extends keyof PageReplies> =
  | { kind: "answered"; reply: PageReplies[N] }
  /** The extension was updated or taken away under the page: this script can reach nobody any more. */
  | { kind: "orphaned" }
  | { kind: "failed" };

/** From our script in a page. Chrome starts a stopped worker for it. */
export async function askWorker<N extends keyof PageRequests>(
  name: N,
  request: PageRequests[N],
): Promise<Asked<N>> {
  try {
    const outcome: unknown = await chrome.runtime.sendMessage({ ask: name, request });
    return isAnswer<N>(outcome) ? { kind: "answered", reply: outcome.reply } : { kind: "failed" };
  } catch {
    return { kind: isOrphaned() ? "orphaned" : "failed" };
  }
}

/** What the person reads; English where nobody answers. */
export async function voiceOfPerson(): Promise<Voice> {
  const asked = await askWorker("voice", {});
  return asked.kind === "answered" ? asked.reply : englishVoice;
}

/** Chrome takes the id away from a script whose extension is gone. */
export function isOrphaned(): boolean {
  // safe because @types/chrome promises what holds only while the extension lives
  return (chrome.runtime as { id?: string } | undefined)?.id === undefined;
}

/** Only the worker can answer, and it answers in the shape that its handlers' types say. */
function isAnswer<N extends keyof PageReplies>(
  outcome: unknown,
): outcome is { reply: PageReplies[N] } {
  return (
    typeof outcome === "object" && outcome !== null && "isOk" in outcome && outcome.isOk === true
  );
}
