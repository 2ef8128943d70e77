import { allSites } from "../../lib/use-all-sites.ts";
import type { PageOrder } from "../../messaging/page-protocol.ts";
import type { AddedPicture } from "../../messaging/protocol.ts";
import { send } from "../../messaging/send.ts";

/** `card` names the card in the tab's page that asks, and that must not be in the picture. */
export type PictureWanted = { tabId: number; captureId: string; card: string };

/** Call it from a press: Chrome asks the person for the permission, and only then. */
export async function askForPicture(
  wanted: PictureWanted,
): Promise<AddedPicture | { kind: "denied" }> {
  // First of all: the right to ask ends with the press.
  const isAllowed = await chrome.permissions.request(allSites).catch(() => false);
  if (!isAllowed) return { kind: "denied" };
  const { tabId, captureId, card } = wanted;
  try {
    const isAside = await tellPage(tabId, { order: "stepAside", card });
    if (isAside !== true) return { kind: "not_taken" };
    return await send("addPicture", { tabId, captureId });
  } catch {
    return { kind: "not_taken" };
  } finally {
    void tellPage(tabId, { order: "comeBack", card }).catch(() => undefined);
  }
}

function tellPage(tabId: number, order: PageOrder): Promise<unknown> {
  return chrome.tabs.sendMessage(tabId, order);
}
