import type { ClickedTab } from "./capture-tab.ts";

const pauseMs = 250;
const patienceMs = 8_000;

/**
 * The tab once it has a page of its own: a press in the middle of a navigation finds the page
 * before, a blank one or none. Whoever waits too long gets the tab as it is.
 */
export async function tabWithPage(clicked: ClickedTab): Promise<ClickedTab> {
  const until = Date.now() + patienceMs;
  let url = clicked.url;
  for (;;) {
    const tab = await chrome.tabs.get(clicked.tabId).catch(() => undefined);
    if (!isWebAddress(url)) url = tab?.url ?? url;
    if (!isWebAddress(tab?.pendingUrl) || Date.now() > until) return { ...clicked, url };
    await pause(pauseMs);
    url = "";
  }
}

/**
 * What `read` finds, tried again while the page is still loading, and twice more after that: a
 * frame may be replaced just when our script enters it. Undefined when it found nothing in time.
 */
export async function triedUntilLoaded<T>(
  tabId: number,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const until = Date.now() + patienceMs;
  for (let left = triesOnceLoaded; left > 0 && Date.now() < until;) {
    const found = await Promise.race([read(), pause(until - Date.now()).then(() => undefined)]);
    if (found !== undefined) return found;
    const tab = await chrome.tabs.get(tabId).catch(() => undefined);
    if (tab?.status !== "loading") left -= 1;
    if (left > 0) await pause(pauseMs);
  }
  return undefined;
}

const triesOnceLoaded = 3;

function isWebAddress(url: string | undefined): boolean {
  return url !== undefined && /^https?:/.test(url);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
