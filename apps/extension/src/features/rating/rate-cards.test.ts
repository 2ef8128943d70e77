import { afterEach, expect, test, vi } from "vitest";
import type { Rating, RateableCard } from "../../messaging/rating-protocol.ts";
import { receive } from "../../messaging/receive.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { alwaysRatedSetting, notifySetting, ratingItem } from "../../storage/rating-items.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { tabId } from "../../testing/samples.ts";
import { cardHandlers } from "./rate-cards.ts";
import { ratingHandlers } from "./rate-page.ts";

afterEach(() => vi.unstubAllGlobals());

const address = "https://dayton.craigslist.org/search/tla";
const page = { tabId, origin: "https://dayton.craigslist.org" };

const card = (id: string, title = `Drill ${id}`): RateableCard => ({
  id,
  title,
  priceDollars: 20,
  condition: null,
  miles: null,
  mileage: null,
  url: `https://dayton.craigslist.org/tls/d/dayton-drill/${id}.html`,
});

/** The worker's world; the engine finds a likely Buy in every card but services. */
function aWorld() {
  const fake = fakeChrome({ id: tabId, windowId: 1, url: address });
  const notices: string[] = [];
  let documents = 0;
  Object.assign(chrome.runtime, {
    ContextType: { OFFSCREEN_DOCUMENT: "OFFSCREEN_DOCUMENT" },
    getContexts: async () => Array.from({ length: documents }, () => ({})),
  });
  Object.assign(chrome, {
    offscreen: { Reason: { WORKERS: "WORKERS" }, createDocument: async () => void documents++ },
    notifications: {
      create: async (_id: string, { message }: { message: string }) => void notices.push(message),
    },
  });
  const ratingOf = ({ id, title }: RateableCard): Rating => ({
    id,
    mark: title.includes("service") ? null : "buy",
    profitCents: 3140,
    payAtMostCents: 4000,
    category: "tools",
    reason: "Buy: about $31 profit.",
  });
  let woken = 0;
  const engine = receive({
    wakeEngine: async () => {
      woken += 1;
      return null;
    },
    appraiseCards: async ({ cards }) => ({
      ratings: cards.map(ratingOf),
      took: { load: 1, answer: 1 },
    }),
  });
  chrome.runtime.onMessage.addListener(engine);
  const rate = (cards: RateableCard[], at = address) =>
    cardHandlers.rateCards({ address: at, cards }, page);
  const kept = async () => (await ratingItem(tabId).read())?.cards.map(({ id }) => id);
  return { fake, rate, kept, notices, documents: () => documents, woken: () => woken };
}

test("cards that nobody asked to be rated get no answer, and no engine is started", async () => {
  const { rate, kept, documents } = aWorld();

  expect(await rate([card("1")])).toBeNull();
  expect(await kept()).toBeUndefined();
  expect(documents()).toBe(0);
});

test("from a press on, what a feed loads is added, each card once and without services", async () => {
  const { rate, kept, documents } = aWorld();
  expect(await ratingHandlers.ratePage({ tabId })).toEqual({ kind: "started" });

  expect(await rate([card("1"), card("2", "Lawn service")])).toHaveLength(2);
  await rate([card("1", "Drill, now cheaper"), card("3")]);
  expect(await kept()).toEqual(["1", "3"]);
  expect(await ratingItem(tabId).read()).toMatchObject({ address, read: 4 });
  expect(documents()).toBe(1);
});

test("the engine loads from the press on, before the first card has come", async () => {
  const { documents, woken } = aWorld();
  await ratingHandlers.ratePage({ tabId });

  await vi.waitFor(() => expect(woken()).toBe(1));
  expect(documents()).toBe(1);
});

test("another page in the same tab begins a list of its own", async () => {
  const { rate, kept } = aWorld();
  await ratingHandlers.ratePage({ tabId });
  await rate([card("1")]);
  await rate([card("2")], `${address}?query=saw`);

  expect(await kept()).toEqual(["2"]);
});

test("marks that were sent away come back by a press alone", async () => {
  const { fake, rate, kept } = aWorld();
  await ratingHandlers.ratePage({ tabId });
  await rate([card("1")]);
  await ratingHandlers.endRating({ tabId });

  expect(fake.world.orders).toEqual(["rateHere", "endMarks"]);
  expect(await rate([card("2")])).toBeNull();
  expect(await kept()).toBeUndefined();
});

test("a tab that Chrome does not let us into is told apart", async () => {
  const { fake, kept, documents } = aWorld();
  fake.world.page = new Error("Cannot access contents of the page.");

  expect(await ratingHandlers.ratePage({ tabId })).toEqual({ kind: "not_granted" });
  expect(await kept()).toBeUndefined();
  expect(documents()).toBe(0);
});

test("a site is always rated while the person wants it and Chrome allows it, and no other site is", async () => {
  const { fake, rate } = aWorld();
  await alwaysRatedSetting.write(["craigslist"]);
  expect(await rate([card("1")])).toBeNull();

  fake.world.allowed = ["https://*.craigslist.org/*", "https://*.craigslist.ca/*"];
  expect(await rate([card("1")])).toHaveLength(1);
  const isAlways = (origin: string) => cardHandlers.isAlwaysRated({}, { tabId, origin });
  expect(await isAlways("https://dayton.craigslist.org")).toBe(true);
  expect(await isAlways("https://www.ebay.com")).toBe(false);
  expect(await isAlways("https://craigslist.org.example")).toBe(false);
});

test("a notice comes of a likely Buy that a feed loads, and only where it is wanted", async () => {
  const { rate, notices } = aWorld();
  await ratingHandlers.ratePage({ tabId });
  await rate([card("1")]);
  await rate([card("2")]);
  expect(notices).toEqual([]);

  await notifySetting.write(true);
  await rate([card("3"), card("4", "Lawn service")]);
  await vi.waitFor(() => expect(notices).toEqual(["Drill 3: asks $20, about $31 profit"]));
  await rate([card("5")], `${address}?query=saw`);
  await new Promise((settle) => setTimeout(settle, 20));
  expect(notices).toHaveLength(1);
});

test("a notice is in the language that was chosen", async () => {
  const { rate, notices } = aWorld();
  await languageSetting.write("es");
  await notifySetting.write(true);
  await ratingHandlers.ratePage({ tabId });
  await rate([card("1")]);
  await rate([card("2")]);

  await vi.waitFor(() => expect(notices).toEqual(["Drill 2: pide $20, unos $31 de ganancia"]));
});
