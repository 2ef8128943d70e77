import type { SoldCard, SoldSearch } from "@flipworth/contract";
import { isSoldAddress } from "@flipworth/readers";
import { permissionFor, siteOfSearch } from "../../../lib/site-of-sales.ts";
import type { Deal, SoldCheck } from "../../../messaging/protocol.ts";
import { salesItem } from "../../../storage/items.ts";
import { findOpenTab, isSameSearch, isSearch, type Look, readWhenThere } from "./sold-tab.ts";

/** Fewer sales than this ask for a wider search. */
const fewestSales = 5;

type FoundSales = {
  kind: "found";
  tabId: number;
  found: Pick<Look, "comparables" | "struckOut">;
  /** What was searched, and what besides because the first found few. */
  search: { words: string; sales: number; wider: string | null };
};
type NotFound = Exclude<SoldCheck, { kind: "found" }>;

/** One press: reads the sold search of a thing and leaves its sales for whoever shows the deal. */
export async function checkSold(asked: { deal: Deal; search: SoldSearch }): Promise<SoldCheck> {
  const outcome = await findSales(asked.search, asked.deal.capture.tabId);
  if (outcome.kind !== "found") return outcome;
  const { tabId, search, found } = outcome;
  const id = crypto.randomUUID();
  await salesItem(tabId).write({
    id,
    tabId,
    deal: asked.deal,
    cards: found.comparables,
    struckOut: found.struckOut,
    search,
    choices: {},
    key: id,
    answer: null,
  });
  return { kind: "found", by: { tabId, salesId: id } };
}

/** Opens the search behind the tab that asked, or uses one that is open; no other tab is touched. */
export async function findSales(
  search: SoldSearch,
  openerTabId: number | undefined,
): Promise<FoundSales | NotFound> {
  const site = siteOfSearch(search.url);
  const pages = [search, ...(search.wider ? [search.wider] : [])];
  const isOfSite = ({ url }: { url: string }) => isSoldAddress(url) && siteOfSearch(url) === site;
  if (!site || !pages.every(isOfSite)) return { kind: "not_loaded" };
  if (!(await chrome.permissions.contains(permissionFor(site)))) return { kind: "not_allowed" };
  const open = await findOpenTab(search.url);
  const tabId = open ?? (await openBehind(search.url, openerTabId));
  const first = await readWhenThere(tabId, (address) => isSamePlace(address, search.url));
  const sales = typeof first === "object" ? first.comparables.filter(isSale).length : 0;
  const isWalled = first === undefined || first === "elsewhere" || first.wall !== null;
  if (isWalled || sales >= fewestSales || !search.wider) {
    return outcomeOf(tabId, first, { words: search.words, sales, wider: null });
  }
  const { url, words } = search.wider;
  // The person's own tab stays where it is.
  const widerTab = open === undefined ? tabId : await openBehind(url, openerTabId);
  if (widerTab === tabId) await chrome.tabs.update(tabId, { url });
  const second = await readWhenThere(widerTab, (address) => isSamePlace(address, url));
  const both = { words: search.words, sales, wider: words };
  if (!second || second === "elsewhere") {
    return outcomeOf(tabId, first, { ...both, wider: null });
  }
  return outcomeOf(widerTab, joined(first, second), both);
}

/** Both pages' cards, each sale once. */
function joined(first: Look, second: Look): Look {
  const keyOf = ({ url = "", title, price, soldAt = "" }: SoldCard) =>
    [url, title, price, soldAt].join("\n");
  const known = new Set(first.comparables.map(keyOf));
  const comparables = [
    ...first.comparables,
    ...second.comparables.filter((card) => !known.has(keyOf(card))),
  ];
  const titles = new Set(first.struckOut.map(({ title }) => title));
  const others = second.struckOut.filter(({ title }) => !titles.has(title));
  const struckOut = [...first.struckOut, ...others];
  return { ...second, comparables: comparables.slice(0, mostCards), struckOut };
}

const mostCards = 200;

async function outcomeOf(
  tabId: number,
  look: Look | "elsewhere" | undefined,
  search: FoundSales["search"],
): Promise<FoundSales | NotFound> {
  const isLook = look !== undefined && look !== "elsewhere";
  if (isLook && look.comparables.length > 0) {
    const { comparables, struckOut } = look;
    return { kind: "found", tabId, found: { comparables, struckOut }, search };
  }
  const tab = await chrome.tabs.update(tabId, { active: true }).catch(() => undefined);
  if (!tab) return { kind: "closed" };
  if (!isLook) return { kind: look ?? "not_loaded" };
  if (look.wall === "check") return { kind: "check_page" };
  return { kind: look.wall ?? "no_results" };
}

async function openBehind(url: string, openerTabId: number | undefined): Promise<number> {
  const opener =
    openerTabId === undefined
      ? undefined
      : await chrome.tabs.get(openerTabId).catch(() => undefined);
  const where = opener?.id === undefined ? {} : { openerTabId: opener.id };
  const tab = await chrome.tabs.create({ url, active: false, ...where });
  if (tab.id === undefined) throw new Error("Chrome opened no tab");
  return tab.id;
}

/** The search itself, or a wall of the site's where its page would be. */
function isSamePlace(address: string, url: string): boolean {
  if (!URL.canParse(address)) return false;
  return !isSearch(new URL(address), new URL(url)) || isSameSearch(address, url);
}

const isSale = ({ kind, isLessRelevant = false }: SoldCard) => kind === "sold" && !isLessRelevant;
