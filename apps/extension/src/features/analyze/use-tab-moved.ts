import { useEffect, useRef } from "react";

type Listener = Parameters<typeof chrome.tabs.onUpdated.addListener>[0];

/** Calls `onMove` with the tab's address, undefined where Chrome hides it, whenever it may have changed. */
export function useTabMoved(
  tabId: number | undefined,
  onMove: (url: string | undefined) => void,
): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const listener: Listener = (id, change, tab) => {
      // In-page navigation brings a new address without loading; a left site brings no address.
      const mayHaveMoved = change.url !== undefined || change.status === "loading";
      if (id === tabId && mayHaveMoved) latest.current(change.url ?? tab.url);
    };
    chrome.tabs.onUpdated.addListener(listener);
    return () => chrome.tabs.onUpdated.removeListener(listener);
  }, [tabId]);
}
