import { listSales, salesItem } from "../../storage/items.ts";

/** Sales stay for as long as their page or the listing that they are for is open in a tab. */
export async function forgetSales(): Promise<void> {
  const tabs = await chrome.tabs.query({});
  const open = new Set(tabs.map(({ id }) => id));
  for (const { tabId, deal } of await listSales()) {
    if (!open.has(tabId) && !open.has(deal.capture.tabId)) await salesItem(tabId).remove();
  }
}
