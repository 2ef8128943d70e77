import { useEffect, useState } from "react";

/** True once this page belongs to a version of the extension that has been, or is being, replaced. */
export function useOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const outdate = () => setOutdated(true);
    // Chrome takes `runtime.id` from pages of a version that is gone, and tells them nothing.
    const look = () => chrome.runtime?.id === undefined && outdate();
    chrome.runtime.onUpdateAvailable.addListener(outdate);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      chrome.runtime?.onUpdateAvailable?.removeListener(outdate);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return isOutdated;
}
