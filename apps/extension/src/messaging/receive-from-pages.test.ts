import { englishVoice } from "@flipworth/words";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../testing/fake-chrome.ts";
import { sampleListing, tabId } from "../testing/samples.ts";
import type { AskingPage, PageHandlers } from "./page-protocol.ts";
import { receiveFromPages } from "./receive-from-pages.ts";

beforeEach(() => void fakeChrome({ id: tabId, windowId: 1 }));
afterEach(() => vi.unstubAllGlobals());

const page = {
  id: "extension",
  origin: "https://www.facebook.com",
  frameId: 0,
  tab: { id: tabId },
};
const address = "https://www.facebook.com/marketplace/item/123456/";
const listing = sampleListing();

function entrance() {
  const asked: AskingPage[] = [];
  const handlers: PageHandlers = {
    whatToShow: async (_request, from) => {
      asked.push(from);
      return { hasButton: true, deal: null };
    },
    voice: async () => englishVoice,
    hideHere: async () => null,
    showListing: async (_request, from) => {
      asked.push(from);
      return { card: "tab=7&capture=1" };
    },
    showUnread: async () => ({ card: "tab=7&capture=2" }),
    isAlwaysRated: async () => false,
    rateCards: async () => null,
    endMarks: async () => null,
    useSales: async (_request, from) => {
      asked.push(from);
      return null;
    },
  };
  const listener = receiveFromPages(handlers);
  const deliver = (message: unknown, sender: Parameters<typeof listener>[1]) =>
    new Promise<unknown>((resolve) => {
      if (!listener(message, sender, resolve)) resolve("not taken");
    });
  return { asked, deliver };
}

test("our script in the top frame of a listing site is answered, and named by its tab", async () => {
  const { asked, deliver } = entrance();

  const outcome = await deliver({ ask: "whatToShow", request: {} }, page);

  expect(outcome).toEqual({ isOk: true, reply: { hasButton: true, deal: null } });
  expect(asked).toEqual([{ tabId, origin: "https://www.facebook.com" }]);
});

test.each([
  ["another extension", { ...page, id: "stranger" }],
  ["a frame within a page", { ...page, frameId: 3 }],
  ["a page of no listing site", { ...page, origin: "https://evil.example" }],
  ["a host that only ends alike", { ...page, origin: "https://notcraigslist.org" }],
  ["a host that only begins alike", { ...page, origin: "https://www.facebook.com.evil.example" }],
  ["an address without encryption", { ...page, origin: "http://www.facebook.com" }],
  ["a page without an origin", { ...page, origin: "null" }],
  ["no tab", { id: "extension", origin: page.origin, frameId: 0 }],
])("%s reaches no handler", async (_, sender) => {
  const { asked, deliver } = entrance();

  expect(await deliver({ ask: "whatToShow", request: {} }, sender)).toBe("not taken");
  expect(asked).toEqual([]);
});

test.each([
  ["no envelope", "whatToShow"],
  ["a message for panels", { name: "findCapture", request: { tabId } }],
  ["a panel's message in a page's envelope", { ask: "findCapture", request: { tabId } }],
  ["a name of the object's own machinery", { ask: "toString", request: {} }],
])("%s is not taken", async (_, message) => {
  const { asked, deliver } = entrance();

  expect(await deliver(message, page)).toBe("not taken");
  expect(asked).toEqual([]);
});

const tooMany = Array.from({ length: 201 }, () => ({ title: "Drill", price: 5, kind: "sold" }));
test.each([
  ["a listing without a title", "showListing", { address, listing: { price: "$1" } }],
  [
    "an address of another kind",
    "showListing",
    { address: "javascript:1", listing, isAgain: false },
  ],
  ["more sales than a page has", "useSales", { address, cards: tooMany, struckOut: [] }],
  [
    "a sale of a negative price",
    "useSales",
    { address, cards: [{ title: "Drill", price: -5, kind: "sold" }], struckOut: [] },
  ],
  [
    "a sale that says it was vouched for by being of an unknown kind",
    "useSales",
    { address, cards: [{ title: "Drill", price: 5, kind: "vouched" }], struckOut: [] },
  ],
])("%s is refused before the handler", async (_, ask, request) => {
  const { asked, deliver } = entrance();

  expect(await deliver({ ask, request }, page)).toMatchObject({ isOk: false });
  expect(asked).toEqual([]);
});
