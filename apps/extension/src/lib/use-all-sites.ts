import { useAllowed } from "./use-allowed.ts";

/** Chrome's own condition for a picture without a press on the toolbar: no smaller pattern will do. */
export const allSites = { origins: ["<all_urls>"] };

/** Whether the person has allowed all sites, as it stands; undefined while Chrome is asked. */
export const useAllSites = (): boolean | undefined => useAllowed(allSites);
