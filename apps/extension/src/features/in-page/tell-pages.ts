import type { PageOrder } from "../../messaging/page-protocol.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { dealItem, hiddenSitesItem, inPageButtonSetting } from "../../storage/items.ts";

/** Keeps the corners of open pages in step with the settings. Called in the worker's first tick. */
export function keepPagesInStep(): void {
  inPageButtonSetting.watch(() => void switched());
  hiddenSitesItem.watch(() => void showAgainEverywhere());
  languageSetting.watch(() => void showAgainEverywhere());
  dealItem.watch(() => void showAgainEverywhere());
}

/** Who turns the button on wants it back on the sites where it was sent away. */
async function switched(): Promise<void> {
  if (await inPageButtonSetting.readOrInitial()) await hiddenSitesItem.remove();
  await showAgainEverywhere();
}

async function showAgainEverywhere(): Promise<void> {
  const order: PageOrder = { order: "showAgain" };
  for (const { id } of await chrome.tabs.query({})) {
    // A tab without our script has nobody to tell.
    if (id !== undefined) void chrome.tabs.sendMessage(id, order).catch(() => undefined);
  }
}
