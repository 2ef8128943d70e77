import type { Handlers } from "../../messaging/protocol.ts";
import { captureItem } from "../../storage/items.ts";
import { addPicture } from "./add-picture.ts";
import { captureTab } from "./capture-tab.ts";

/** What the worker answers to who shows a tab. */
export const captureHandlers: Handlers<"findCapture" | "captureAgain" | "addPicture"> = {
  findCapture: async ({ tabId }) => (await captureItem(tabId).read()) ?? null,
  captureAgain: async ({ tabId }) => {
    const { windowId, url = "" } = await chrome.tabs.get(tabId);
    await captureTab({ tabId, windowId, url });
    return null;
  },
  addPicture,
};
