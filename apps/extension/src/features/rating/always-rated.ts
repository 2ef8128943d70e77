import { type OffersSite } from "@flipworth/readers";
import { ratedSites } from "../../rated-sites.ts";
import { alwaysRatedSetting } from "../../storage/rating-items.ts";

const scriptId = (site: string) => `rate-${site}`;
// safe because these are the record's keys
const sites = Object.keys(ratedSites) as OffersSite[];

/** Whether the person wants the pages of an origin's site rated, and Chrome allows it still. */
export async function isAlwaysRated(origin: string): Promise<boolean> {
  const wanted = await alwaysRatedSetting.readOrInitial();
  const site = sites.find((one) => ratedSites[one].some((pattern) => covers(pattern, origin)));
  return site !== undefined && wanted.includes(site) && (await isAllowed(site));
}

/** "https://*.craigslist.org/*" covers "https://dayton.craigslist.org". */
function covers(pattern: string, origin: string): boolean {
  const host = pattern.slice("https://".length, -"/*".length);
  return host.startsWith("*.")
    ? origin.startsWith("https://") && origin.endsWith(host.slice(1))
    : origin === `https://${host}`;
}

const isAllowed = (site: OffersSite) =>
  chrome.permissions.contains({ origins: [...ratedSites[site]] });

/** Chrome puts our script into the sites that are always rated. Called in the worker's first tick. */
export function keepRatedSitesInStep(): void {
  const step = () => void register();
  alwaysRatedSetting.watch(step);
  chrome.permissions.onAdded.addListener(step);
  chrome.permissions.onRemoved.addListener(step);
  chrome.runtime.onInstalled.addListener(step);
}

let registering = Promise.resolve();

/** One after the other: two at once would both find a script missing and add it. */
function register(): Promise<void> {
  registering = registering.then(registerNow, registerNow);
  return registering;
}

async function registerNow(): Promise<void> {
  const wanted = await alwaysRatedSetting.readOrInitial();
  const there = await chrome.scripting.getRegisteredContentScripts();
  for (const site of sites) {
    const id = scriptId(site);
    const isThere = there.some((script) => script.id === id);
    const shouldBe = wanted.includes(site) && (await isAllowed(site));
    if (isThere && !shouldBe) await chrome.scripting.unregisterContentScripts({ ids: [id] });
    if (!isThere && shouldBe) {
      await chrome.scripting.registerContentScripts([
        { id, matches: [...ratedSites[site]], js: ["rate-page.js"], runAt: "document_idle" },
      ]);
    }
  }
}
