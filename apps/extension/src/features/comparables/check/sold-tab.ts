import { SoldCard, StruckOutCard } from "@flipworth/contract";
import { z } from "zod";

/** The reader's answer: it ran in a page, so it is checked like any other stranger's words. */
const Look = z.object({
  address: z.string(),
  isLoaded: z.boolean(),
  comparables: z.array(SoldCard),
  struckOut: z.array(StruckOutCard),
  wall: z.enum(["check", "sign_in"]).nullable(),
});
export type Look = z.infer<typeof Look>;

const pauseMs = 150;
const patienceMs = 15_000;
const scriptsMs = 1_500;

/**
 * The results of a tab's page once they stand there: a second look finds as many. "elsewhere" where
 * the site led to a page that we may not read; undefined when the tab is gone or nothing came in
 * time. `isMeant` tells the page from the one before it in the tab.
 */
export async function readWhenThere(
  tabId: number,
  isMeant: (address: string) => boolean,
): Promise<Look | "elsewhere" | undefined> {
  const until = Date.now() + patienceMs;
  let before = 0;
  let loadedAt: number | undefined;
  while (Date.now() < until) {
    const look = await lookAt(tabId);
    if (look && isMeant(look.address)) {
      const count = look.comparables.length + look.struckOut.length;
      if (count > 0 && (look.isLoaded || count === before)) return look;
      if (look.wall !== null && look.isLoaded) return look;
      before = count;
    }
    const status = look?.isLoaded ? "complete" : await statusOf(tabId);
    if (status === "gone") return undefined;
    loadedAt = status === "complete" ? (loadedAt ?? Date.now()) : undefined;
    // Results that come by script are there a while after the page says that it is loaded.
    if (loadedAt !== undefined && Date.now() - loadedAt > scriptsMs) return look ?? "elsewhere";
    await new Promise((wake) => setTimeout(wake, pauseMs));
  }
  return undefined;
}

async function lookAt(tabId: number): Promise<Look | undefined> {
  const injection = { target: { tabId }, files: ["/read-sold-page.js"], injectImmediately: true };
  const results = await chrome.scripting.executeScript(injection).catch(() => []);
  return Look.safeParse(results[0]?.result).data;
}

async function statusOf(tabId: number): Promise<string | undefined> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab ? tab.status : "gone";
}

/** What the sites' searches call their words, first, and their filters. */
const wordsOf = ["_nkw", "keyword", "query"] as const;
const filters = [
  "LH_Sold",
  "LH_ItemCondition",
  "_sacat",
  "itemStatuses",
  "availability",
  "show_only_sold",
] as const;

/** Whether an address is of the same search, whatever the site has added to it. */
export function isSameSearch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) => (URL.canParse(url) ? new URL(url) : undefined));
  if (!a || !b || a.host !== b.host) return false;
  const asked = ({ searchParams }: URL) => [
    ...wordsOf.map((name) => (searchParams.get(name) ?? "").toLowerCase()),
    ...filters.map((name) => searchParams.get(name)),
  ];
  return JSON.stringify(asked(a)) === JSON.stringify(asked(b));
}

/** Whether a page is one of a site's searches, by the address of another of them. */
export function isSearch(page: URL, search: URL): boolean {
  const folder = search.pathname.split("/")[1];
  return (
    page.pathname.split("/")[1] === folder || wordsOf.some((name) => page.searchParams.has(name))
  );
}

/** A tab of the person's that shows this search already. */
export async function findOpenTab(url: string): Promise<number | undefined> {
  const tabs = await chrome.tabs.query({ url: `${new URL(url).origin}/*` });
  return tabs.find((tab) => isSameSearch(tab.url ?? "", url))?.id;
}
