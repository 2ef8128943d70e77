import { type Asked, askWorker } from "../../messaging/ask-worker.ts";
import type { PageReplies } from "../../messaging/page-protocol.ts";
import { pageStrings as words } from "../../page-strings.ts";

/** The worker takes the button away, here and in every other tab of the site. */
export async function hideHere(say: (sentence: string) => void): Promise<void> {
  const asked = await askWorker("hideHere", {});
  if (asked.kind !== "answered") say(failedSentence(asked));
}

export function failedSentence({ kind }: Asked<keyof PageReplies>): string {
  return kind === "orphaned" ? words.updated : words.failed;
}
