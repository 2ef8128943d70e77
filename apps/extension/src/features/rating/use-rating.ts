import { type OffersSite, offersSiteOf } from "@flipworth/readers";
import { useEffect, useState } from "react";
import type { PageOrder } from "../../messaging/page-protocol.ts";
import { captureItem } from "../../storage/items.ts";
import { type PageRating, ratingItem } from "../../storage/rating-items.ts";

export type TabRating = {
  /** Whose page of listings the tab shows; undefined for any other page, or while that is looked up. */
  site: OffersSite | undefined;
  rating: PageRating | undefined;
};

/** What a tab's page of listings was rated as, in step with the tab and with what the page loads. */
export function useRating(tabId: number | undefined): TabRating {
  const [state, setState] = useState<TabRating>({ site: undefined, rating: undefined });
  useEffect(() => {
    if (tabId === undefined) return undefined;
    let isGone = false;
    const look = async () => {
      const [address, rating] = await Promise.all([addressOf(tabId), ratingItem(tabId).read()]);
      if (!isGone) setState({ site: offersSiteOf(address ?? ""), rating });
    };
    const onUpdated = (id: number, change: object) => {
      if (id === tabId && ("url" in change || "status" in change)) void look();
    };
    chrome.tabs.onUpdated.addListener(onUpdated);
    const stops = [ratingItem(tabId), captureItem(tabId)].map((item) =>
      item.watch(() => void look()),
    );
    void look();
    return () => {
      isGone = true;
      chrome.tabs.onUpdated.removeListener(onUpdated);
      for (const stop of stops) stop();
    };
  }, [tabId]);
  return state;
}

/** Chrome tells the address of a tab that it let us into; elsewhere our script on some sites does. */
async function addressOf(tabId: number): Promise<string | undefined> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  if (tab?.url) return tab.url;
  const order: PageOrder = { order: "sayAddress" };
  const said: unknown = await chrome.tabs.sendMessage(tabId, order).catch(() => undefined);
  return typeof said === "string" ? said : undefined;
}
