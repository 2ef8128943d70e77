import { isSamePage } from "../../lib/same-page.ts";
import type { AddedPicture, Capture } from "../../messaging/protocol.ts";
import { captureItem } from "../../storage/items.ts";
import { handOver } from "./capture-tab.ts";
import { takePicture } from "./take-picture.ts";

type Asked = { tabId: number; captureId: string };

/** For the card in a page, once all sites are allowed: its press grants the tab nothing. */
export async function addPicture({ tabId, captureId }: Asked): Promise<AddedPicture> {
  const before = await captureItem(tabId).read();
  if (before?.id !== captureId) return { kind: "not_in_front" };
  const windowId = await findWindow(before);
  if (windowId === undefined) return { kind: "not_in_front" };
  const picture = await takePicture(windowId);
  if (picture === undefined) return { kind: "not_taken" };
  // Another tab may have come to the front, or another item into this one, while it was taken.
  if ((await findWindow(before)) !== windowId) return { kind: "not_in_front" };
  const id = crypto.randomUUID();
  const { url, content } = before;
  await handOver({
    id,
    tabId,
    url,
    content: content.kind === "listing" ? content : { kind: "picture" },
    picture,
  });
  return { kind: "taken", captureId: id };
}

/** Where the captured page is what is seen; undefined when something else is. */
async function findWindow({ tabId, url }: Capture): Promise<number | undefined> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab?.active && isSamePage(tab.url, url) ? tab.windowId : undefined;
}
