import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverAddressSetting } from "../storage/items.ts";
import { siteLanguageItem } from "../storage/language-items.ts";
import { fakeChrome } from "../testing/fake-chrome.ts";
import { tabId } from "../testing/samples.ts";
import { hearSite, receiveFromSite } from "./receive-from-site.ts";

beforeEach(() => void fakeChrome({ id: tabId, windowId: 1 }));
afterEach(() => vi.unstubAllGlobals());

const site = { id: "extension", origin: "http://localhost:3000", frameId: 0, tab: { id: tabId } };
const search = {
  words: "DeWalt DCF887",
  url: "https://www.ebay.com/sch/i.html?_nkw=DeWalt+DCF887&LH_Sold=1&LH_Complete=1",
  wider: null,
};
const asks = { siteAsks: "checkSold", request: { search } };

/** The worker's entrance for the site, and what came through it. */
function entrance() {
  const asked: unknown[] = [];
  const listener = receiveFromSite(async (question, page) => {
    asked.push({ question, page });
    return { kind: "no_results" };
  });
  const deliver = (message: unknown, sender: object) =>
    new Promise((resolve) => {
      // safe because these are what Chrome says of senders
      if (!listener(message, sender as Parameters<typeof listener>[1], resolve))
        resolve("not taken");
    });
  return { asked, deliver };
}

test("a press on the analyze page of the server in use is answered", async () => {
  const { asked, deliver } = entrance();

  expect(await deliver(asks, site)).toEqual({ isOk: true, reply: { kind: "no_results" } });
  expect(asked).toEqual([{ question: { search }, page: { tabId } }]);
});

test("another server is answered once the extension uses it, and the first no more", async () => {
  await serverAddressSetting.write("https://flipworth.example");
  const { asked, deliver } = entrance();

  expect(await deliver(asks, site)).toMatchObject({ isOk: false });
  const other = { ...site, origin: "https://flipworth.example" };
  expect(await deliver(asks, other)).toMatchObject({ isOk: true });
  expect(asked).toHaveLength(1);
});

test.each([
  ["another extension", { ...site, id: "stranger" }],
  ["a frame within the page", { ...site, frameId: 3 }],
  ["no tab", { id: "extension", origin: site.origin, frameId: 0 }],
])("%s is not taken", async (_, sender) => {
  const { asked, deliver } = entrance();

  expect(await deliver(asks, sender)).toBe("not taken");
  expect(asked).toEqual([]);
});

test.each([
  ["another port of the same host", { ...site, origin: "http://localhost:5000" }],
  ["the same host by another protocol", { ...site, origin: "https://localhost:3000" }],
  ["a listing site", { ...site, origin: "https://www.facebook.com" }],
  ["a page without an origin", { ...site, origin: "null" }],
])("%s is refused", async (_, sender) => {
  const { asked, deliver } = entrance();

  expect(await deliver(asks, sender)).toMatchObject({ isOk: false });
  expect(asked).toEqual([]);
});

test.each([
  ["no search", {}],
  ["a search without words", { search: { url: search.url, wider: null } }],
  ["a wider search of another shape", { search: { ...search, wider: "drill" } }],
])("%s is refused before the handler", async (_, request) => {
  const { asked, deliver } = entrance();

  expect(await deliver({ siteAsks: "checkSold", request }, site)).toMatchObject({ isOk: false });
  expect(asked).toEqual([]);
});

test.each([
  { siteAsks: "captureAgain", request: {} },
  { name: "checkSold", request: { search } },
  7,
])("%j is no question of the site's", async (message) => {
  expect(await entrance().deliver(message, site)).toBe("not taken");
});

test("what was chosen on the site in use is kept, and of no other page", async () => {
  const says = (siteSpeaks: unknown, change: object = {}) =>
    hearSite({ siteSpeaks }, { ...site, ...change });
  says("es", { origin: "http://localhost:4000" });
  says("es", { origin: "https://shop.example" });
  says("es", { frameId: 1 });
  says("es", { id: "another" });
  says("fr");
  says(null);
  await new Promise((settle) => setTimeout(settle, 20));
  expect(await siteLanguageItem.read()).toBeUndefined();

  says("es");
  await vi.waitFor(async () => expect(await siteLanguageItem.read()).toBe("es"));
  says("en");
  await vi.waitFor(async () => expect(await siteLanguageItem.read()).toBe("en"));
});
