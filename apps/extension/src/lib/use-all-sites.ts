import { useEffect, useState } from "react";

/** Chrome's own condition for a picture without a press on the toolbar: no smaller pattern will do. */
export const allSites = { origins: ["<all_urls>"] };

/** Whether the person has allowed all sites, as it stands; undefined while Chrome is asked. */
export function useAllSites(): boolean | undefined {
  const [isAllowed, setIsAllowed] = useState<boolean>();
  useEffect(() => {
    const { onAdded, onRemoved } = chrome.permissions;
    const look = () => void chrome.permissions.contains(allSites).then(setIsAllowed);
    look();
    onAdded.addListener(look);
    onRemoved.addListener(look);
    return () => {
      onAdded.removeListener(look);
      onRemoved.removeListener(look);
    };
  }, []);
  return isAllowed;
}
