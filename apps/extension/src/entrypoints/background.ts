import { defineBackground } from "wxt/utils/define-background";
import { accountHandlers } from "../features/account/handlers.ts";
import { captureTab } from "../features/capture/capture-tab.ts";
import { captureHandlers } from "../features/capture/handlers.ts";
import { openPanel } from "../features/capture/open-panel.ts";
import { answerSite } from "../features/comparables/check/answer-site.ts";
import { soldHandlers } from "../features/comparables/check/handlers.ts";
import { forgetSales } from "../features/comparables/forget-sales.ts";
import { pageHandlers } from "../features/in-page/page-handlers.ts";
import { keepPagesInStep } from "../features/in-page/tell-pages.ts";
import { keepRatedSitesInStep } from "../features/rating/always-rated.ts";
import { openTold } from "../features/rating/tell-buys.ts";
import { rate, ratingHandlers } from "../features/rating/rate-page.ts";
import { cardHandlers } from "../features/rating/rate-cards.ts";
import { keepBridgeInStep } from "../features/site/keep-bridge.ts";
import { keepTitlesInStep, rateMenuId } from "../features/titles/keep-titles.ts";
import type { Handlers, WorkerMessage } from "../messaging/protocol.ts";
import { receiveFromPages } from "../messaging/receive-from-pages.ts";
import { hearSite, receiveFromSite } from "../messaging/receive-from-site.ts";
import { receive } from "../messaging/receive.ts";
import { captureItem } from "../storage/items.ts";
import { ratingItem } from "../storage/rating-items.ts";

const handlers: Handlers<WorkerMessage> = {
  ...captureHandlers,
  ...accountHandlers,
  ...soldHandlers,
  ...ratingHandlers,
};

// Chrome wakes a stopped worker only for listeners registered in this first tick: no await above.
const background: ReturnType<typeof defineBackground> = defineBackground(() => {
  chrome.action.onClicked.addListener(start);
  chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (tab) (menuItemId === rateMenuId ? startRating : start)(tab);
  });
  chrome.commands.onCommand.addListener((command, tab) => {
    if (command === "rate_page" && tab) startRating(tab);
  });
  chrome.runtime.onMessage.addListener(receive(handlers));
  chrome.runtime.onMessage.addListener(receiveFromPages({ ...pageHandlers, ...cardHandlers }));
  chrome.runtime.onMessage.addListener(receiveFromSite(answerSite));
  chrome.runtime.onMessage.addListener(hearSite);
  // The secret is kept there: our script in pages, where others run beside it, must not reach it.
  void chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
  keepTitlesInStep();
  keepPagesInStep();
  keepRatedSitesInStep();
  keepBridgeInStep();
  openTold();
  chrome.tabs.onRemoved.addListener((tabId) => {
    void captureItem(tabId).remove();
    void ratingItem(tabId).remove();
    void forgetSales();
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

/** Its menu entry and its shortcut: the marks come, and the panel with the list beside them. */
function startRating(tab: chrome.tabs.Tab): void {
  if (tab.id === undefined) return;
  openPanel(tab.id);
  void rate(tab.id);
}
