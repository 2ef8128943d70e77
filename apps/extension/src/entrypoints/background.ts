import { defineBackground } from "wxt/utils/define-background";
import { accountHandlers } from "../features/account/handlers.ts";
import { captureTab } from "../features/capture/capture-tab.ts";
import { captureHandlers } from "../features/capture/handlers.ts";
import { openPanel } from "../features/capture/open-panel.ts";
import { soldHandlers } from "../features/comparables/check/handlers.ts";
import { forgetSales } from "../features/comparables/forget-sales.ts";
import { pageHandlers } from "../features/in-page/page-handlers.ts";
import { keepPagesInStep } from "../features/in-page/tell-pages.ts";
import type { Handlers, WorkerMessage } from "../messaging/protocol.ts";
import { receiveFromPages } from "../messaging/receive-from-pages.ts";
import { receive } from "../messaging/receive.ts";
import { captureItem } from "../storage/items.ts";

const handlers: Handlers<WorkerMessage> = {
  ...captureHandlers,
  ...accountHandlers,
  ...soldHandlers,
};

const menuItem = {
  id: "analyze",
  contexts: ["page", "image", "link", "selection"],
} satisfies chrome.contextMenus.CreateProperties;

// Chrome wakes a stopped worker only for listeners registered in this first tick: no await above.
const background: ReturnType<typeof defineBackground> = defineBackground(() => {
  chrome.action.onClicked.addListener(start);
  chrome.contextMenus.onClicked.addListener((_info, tab) => {
    if (tab) start(tab);
  });
  chrome.runtime.onMessage.addListener(receive(handlers));
  chrome.runtime.onMessage.addListener(receiveFromPages(pageHandlers));
  // The secret is kept there: our script in pages, where others run beside it, must not reach it.
  void chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
  keepPagesInStep();
  chrome.tabs.onRemoved.addListener((tabId) => {
    void captureItem(tabId).remove();
    void forgetSales();
  });
  chrome.runtime.onInstalled.addListener(() => {
    const title = chrome.i18n.getMessage("menuAnalyze");
    chrome.contextMenus.removeAll(() => chrome.contextMenus.create({ ...menuItem, title }));
  });
});
export default background;

/** The one way in: the toolbar button, its shortcut and the context menu grant the tab for it. */
function start(tab: chrome.tabs.Tab): void {
  if (tab.id === undefined) return;
  // First and without waiting: the right to open a panel ends with the click's own tick.
  openPanel(tab.id);
  void captureTab({ tabId: tab.id, windowId: tab.windowId, url: tab.url ?? "" });
}
