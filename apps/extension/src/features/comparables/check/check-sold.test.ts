import { afterEach, expect, test, vi } from "vitest";
import { siteOfSales } from "../../../lib/site-of-sales.ts";
import { salesItem } from "../../../storage/items.ts";
import { fakeChrome } from "../../../testing/fake-chrome.ts";
import { itemUrl, sampleCapture, tabId } from "../../../testing/samples.ts";
import { checkSold } from "./check-sold.ts";
import { isSameSearch } from "./sold-tab.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newTabId = 99;
const soldUrl = (words: string) => `https://www.ebay.com/sch/i.html?_nkw=${words}&LH_Sold=1`;
const deal = { analysisId: "a1", title: "Driver", capture: sampleCapture() };
const search = { words: "driver", url: soldUrl("driver"), wider: null };
const sale = (title: string) => ({ title, price: 60, kind: "sold" as const });

const look = (change: object) => ({
  address: search.url,
  isLoaded: true,
  comparables: [],
  struckOut: [],
  wall: null,
  ...change,
});

const onMercari = {
  words: "driver",
  url: "https://www.mercari.com/search/?itemStatuses=2&keyword=driver",
  wider: null,
};

function pressOn(page: unknown, allowed: string[] = siteOfSales.origins) {
  const { world } = fakeChrome({ id: tabId, windowId: 1, url: itemUrl, status: "complete" });
  world.page = page;
  world.allowed = allowed;
  return world;
}

test("the sales of a page are kept for the deal, under the tab that shows them", async () => {
  const world = pressOn(look({ comparables: [1, 2, 3, 4, 5].map((at) => sale(`Driver ${at}`)) }));

  const outcome = await checkSold({ deal, search });

  const kept = await salesItem(newTabId).read();
  expect(outcome).toEqual({ kind: "found", by: { tabId: newTabId, salesId: kept?.id } });
  expect(kept).toMatchObject({ deal, search: { words: "driver", sales: 5, wider: null } });
  expect(world.opened).toEqual([search.url]);
  expect(world.shown).toEqual([]);
});

test("without Chrome's leave no tab is opened", async () => {
  const world = pressOn(look({}), []);

  expect(await checkSold({ deal, search })).toEqual({ kind: "not_allowed" });
  expect(world.opened).toEqual([]);
});

test.each([
  "https://evil.example/sch/i.html?_nkw=driver&LH_Sold=1",
  "https://www.ebay.com.evil.example/sch/i.html?_nkw=driver&LH_Sold=1",
  "https://www.ebay.com/sch/i.html?_nkw=driver",
  "https://signin.ebay.com/?LH_Sold=1",
  "javascript:alert(1)",
])("an address that is none of the sold search is not opened: %s", async (url) => {
  const world = pressOn(look({}));
  const wider = { words: "driver", url };

  expect(await checkSold({ deal, search: { ...search, url } })).toEqual({ kind: "not_loaded" });
  expect(await checkSold({ deal, search: { ...search, wider } })).toEqual({ kind: "not_loaded" });
  expect(world.opened).toEqual([]);
});

test.each([
  [{ wall: "check" }, "check_page"],
  [{ wall: "sign_in" }, "sign_in"],
  [{}, "no_results"],
])("%j is told as %s, and the tab is shown", async (change, kind) => {
  const world = pressOn(look(change));

  expect(await checkSold({ deal, search })).toEqual({ kind });
  expect(world.shown).toEqual([newTabId]);
});

test("a page that may not be read is told as another one", async () => {
  const world = pressOn(new Error("Cannot access contents of the page."));

  expect(await checkSold({ deal, search })).toEqual({ kind: "elsewhere" });
  expect(world.shown).toEqual([newTabId]);
});

test("what a page answers is checked like any stranger's words", async () => {
  const world = pressOn(look({ comparables: [{ title: "Driver", price: -5, kind: "sold" }] }));

  expect(await checkSold({ deal, search })).toEqual({ kind: "elsewhere" });
  expect(world.shown).toEqual([newTabId]);
});

test("one search is itself with what the site adds, and another with other words or filters", () => {
  expect(isSameSearch(`${soldUrl("driver")}&_from=R40`, soldUrl("Driver"))).toBe(true);
  expect(isSameSearch(soldUrl("drill"), soldUrl("driver"))).toBe(false);
  expect(isSameSearch(`${soldUrl("driver")}&_sacat=619`, soldUrl("driver"))).toBe(false);
});

test("a second site's sold search is read where Chrome allows that site", async () => {
  const page = look({ address: onMercari.url, comparables: [sale("Driver")] });
  const world = pressOn(page, ["https://www.mercari.com/*"]);

  expect(await checkSold({ deal, search: onMercari })).toMatchObject({ kind: "found" });
  expect(world.opened).toEqual([onMercari.url]);
});

test("leave for one site is none for another, and a wider search stays on its site", async () => {
  const world = pressOn(look({}));

  expect(await checkSold({ deal, search: onMercari })).toEqual({ kind: "not_allowed" });
  const mixed = { ...onMercari, wider: { words: "drill", url: soldUrl("drill") } };
  expect(await checkSold({ deal, search: mixed })).toEqual({ kind: "not_loaded" });
  expect(world.opened).toEqual([]);
});

test("searches of the other sites are told apart by their words as well", () => {
  expect(isSameSearch(`${onMercari.url}&sortBy=2`, onMercari.url)).toBe(true);
  expect(isSameSearch(onMercari.url.replace("driver", "drill"), onMercari.url)).toBe(false);
  expect(isSameSearch(onMercari.url.replace("itemStatuses=2&", ""), onMercari.url)).toBe(false);
});
