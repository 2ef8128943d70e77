import type { SoldPageAnswer } from "@flipworth/contract";
import { permissionFor, type SiteOfSales, siteOfSearch } from "../../../lib/site-of-sales.ts";
import type { SiteHandler } from "../../../messaging/receive-from-site.ts";
import { findSales } from "./check-sold.ts";

/** A press on the site's analyze page: the same look as in the panel; the site makes the answer of it. */
export const answerSite: SiteHandler = async ({ search }, { tabId }): Promise<SoldPageAnswer> => {
  const site = siteOfSearch(search.url);
  if (!site) return { kind: "not_loaded" };
  if (!(await isAllowed(site))) return { kind: "not_allowed" };
  const outcome = await findSales(search, tabId);
  if (outcome.kind !== "found") return outcome;
  const { comparables: cards, struckOut } = outcome.found;
  return { kind: "found", cards: [...cards], struckOut: [...struckOut], search: outcome.search };
};

/** Chrome asks the person at their first press; where it takes the press for none, our options ask. */
async function isAllowed(site: SiteOfSales): Promise<boolean> {
  if (await chrome.permissions.contains(permissionFor(site))) return true;
  try {
    return await chrome.permissions.request(permissionFor(site));
  } catch {
    await chrome.runtime.openOptionsPage();
    return false;
  }
}
