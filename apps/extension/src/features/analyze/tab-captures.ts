import { isSamePage } from "../../lib/same-page.ts";
import type { PageOrder } from "../../messaging/page-protocol.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { send } from "../../messaging/send.ts";

export async function findCapture(tabId: number): Promise<Capture | null> {
  return send("findCapture", { tabId }).catch(() => null);
}

export async function hasMoved({ tabId, url, content }: Capture): Promise<boolean> {
  if (content.kind !== "listing" && content.kind !== "picture") return false;
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return !isSamePage(tab?.url ?? (await addressFromPage(tabId)), url);
}

/** Our script on a listing page knows where it is without any grant. */
async function addressFromPage(tabId: number): Promise<string | undefined> {
  const order: PageOrder = { order: "sayAddress" };
  const said: unknown = await chrome.tabs.sendMessage(tabId, order).catch(() => undefined);
  return typeof said === "string" ? said : undefined;
}
