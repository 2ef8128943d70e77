import { type Asked, askWorker } from "../../messaging/ask-worker.ts";
import type { PageReplies } from "../../messaging/page-protocol.ts";
import type { CornerId } from "./corner.ts";

/** The worker takes the button away, here and in every other tab of the site. */
export async function hideHere(say: (id: CornerId) => void): Promise<void> {
  const asked = await askWorker("hideHere", {});
  if (asked.kind !== "answered") say(whyFailed(asked));
}

export function whyFailed({ kind }: Asked<keyof PageReplies>): CornerId {
  return kind === "orphaned" ? "updated" : "failed";
}
