import type { PageOrder } from "../../messaging/page-protocol.ts";
import type { Handlers } from "../../messaging/protocol.ts";
import type { RatingStart } from "../../messaging/rating-protocol.ts";
import { ratingItem } from "../../storage/rating-items.ts";
import { wakeEngine } from "./engine-host.ts";

/** What the worker answers to the panel. */
export const ratingHandlers: Handlers<"ratePage" | "endRating"> = {
  ratePage: ({ tabId }) => rate(tabId),
  endRating: async ({ tabId }) => {
    await ratingItem(tabId).remove();
    const order: PageOrder = { order: "endMarks" };
    await chrome.tabs.sendMessage(tabId, order).catch(() => undefined);
    return null;
  },
};

/**
 * Puts our script into the tab, by the grant of a press there or of its site, and tells it to begin.
 * Only from then on are the cards that it sends answered.
 */
export async function rate(tabId: number): Promise<RatingStart> {
  const order: PageOrder = { order: "rateHere" };
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: ["/rate-page.js"] });
    // It loads while the page's cards are read.
    void wakeEngine().catch(() => undefined);
    const before = await ratingItem(tabId).read();
    if (!before) await ratingItem(tabId).write({ tabId, address: "", ...nothingYet });
    await chrome.tabs.sendMessage(tabId, order);
    return { kind: "started" };
  } catch {
    return { kind: "not_granted" };
  }
}

const nothingYet = { cards: [], read: 0, took: null };
