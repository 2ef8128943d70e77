import { englishVoice } from "@flipworth/words";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureItem, dealItem, inPageButtonSetting, salesItem } from "../../storage/items.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import {
  itemUrl,
  otherItemUrl,
  sampleCapture,
  sampleListing,
  tabId,
} from "../../testing/samples.ts";
import { cornerWords } from "../../words/english/corner.ts";
import { sayPlainly } from "../../words/say-plainly.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { pageHandlers } from "./page-handlers.ts";

beforeEach(() => void fakeChrome({ id: tabId, windowId: 1 }));
afterEach(() => vi.unstubAllGlobals());

const page = { tabId, origin: "https://www.facebook.com" };
const dayton = { tabId, origin: "https://dayton.craigslist.org" };
const shown = { address: itemUrl, listing: sampleListing(), isAgain: false };
const sale = { title: "Oak dresser", price: 150, kind: "sold" as const };

test("a press leaves the listing's words for the card, and names the card's page", async () => {
  const { card } = await pageHandlers.showListing(shown, page);

  const capture = await captureItem(tabId).read();
  expect(capture).toMatchObject({ tabId, url: itemUrl, picture: null });
  expect(card).toBe(`tab=${tabId}&capture=${capture?.id}`);
});

test("the same words again are the same card, so they cost one credit", async () => {
  const first = await pageHandlers.showListing(shown, page);

  expect(await pageHandlers.showListing(shown, page)).toEqual(first);
});

test.each([
  ["other words", { ...shown, listing: sampleListing({ price: "$90" }) }],
  ["another item", { ...shown, address: otherItemUrl }],
  ["a wish for a new answer", { ...shown, isAgain: true }],
])("%s are another card", async (_, next) => {
  const first = await pageHandlers.showListing(shown, page);

  expect(await pageHandlers.showListing(next, page)).not.toEqual(first);
});

const unread = { address: itemUrl, isAgain: false };

test("a page without a listing's words gets a card too, and nothing of it to send", async () => {
  const { card } = await pageHandlers.showUnread(unread, page);

  const capture = await captureItem(tabId).read();
  expect(capture).toMatchObject({ url: itemUrl, content: { kind: "unreadable" }, picture: null });
  expect(card).toBe(`tab=${tabId}&capture=${capture?.id}`);
});

test("the picture of such a page is shown again with its answer, unless a new one is wished for", async () => {
  const picture = "data:image/png;base64,aGk=";
  await captureItem(tabId).write(sampleCapture({ content: { kind: "picture" }, picture }));

  const { card } = await pageHandlers.showUnread(unread, page);
  const again = await pageHandlers.showUnread({ ...unread, isAgain: true }, page);

  expect(card).toBe(`tab=${tabId}&capture=click-1`);
  expect(again.card).not.toBe(card);
});

test("a page speaks only for addresses of its own", async () => {
  await expect(pageHandlers.showListing(shown, dayton)).rejects.toThrow("another site");
  await expect(pageHandlers.showUnread(unread, dayton)).rejects.toThrow("another site");
  expect(await captureItem(tabId).read()).toBeUndefined();
});

test("hidden on one city's pages, the button is hidden on the whole site and on no other", async () => {
  await pageHandlers.hideHere({}, dayton);

  const denver = { tabId, origin: "https://denver.craigslist.org" };
  expect(await pageHandlers.whatToShow({}, denver)).toMatchObject({ hasButton: false });
  expect(await pageHandlers.whatToShow({}, page)).toMatchObject({ hasButton: true });
});

test("switched off, no site has the button", async () => {
  await inPageButtonSetting.write(false);

  expect(await pageHandlers.whatToShow({}, page)).toMatchObject({ hasButton: false });
});

test("sales go to the deal whose sold listings were looked up last", async () => {
  const deal = { analysisId: "a1", title: "Oak dresser", capture: sampleCapture() };
  await dealItem.write({ ...deal, analysisId: "a0", title: "Before" });
  await dealItem.write(deal);
  const sales = { address: itemUrl, cards: [sale], struckOut: [] };

  const reply = await pageHandlers.useSales(sales, page);

  const kept = await salesItem(tabId).read();
  expect(kept).toMatchObject({ deal, cards: [sale] });
  expect(reply).toEqual({ card: `tab=${tabId}&sales=${kept?.id}` });
  expect(await pageHandlers.whatToShow({}, page)).toMatchObject({ deal: "Oak dresser" });
});

test("without a deal there is nothing that sales could be for", async () => {
  const sales = { address: itemUrl, cards: [sale], struckOut: [] };

  expect(await pageHandlers.useSales(sales, page)).toBeNull();
});

test("our script in a page is told what to say there, and nothing where it is English", async () => {
  expect(await pageHandlers.voice({}, page)).toEqual(englishVoice);

  await languageSetting.write("es");
  const voice = await pageHandlers.voice({}, page);
  expect(voice.language).toBe("es");
  expect(sayPlainly(cornerWords, voice)("salesFor", { deal: "Drill" })).toBe("Para “Drill”");
});
