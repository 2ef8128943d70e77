import { createServer } from "node:http";
import type { ComparableSearch } from "@flipworth/engine";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { anItem, ebayStandIn, type EbayMishap } from "../../testing/stand-ins/ebay-stand-in.ts";
import type { WireMishap } from "../../testing/misbehave.ts";
import { outagesBeforePause } from "../guard.ts";
import { ebayComparables, type EbaySettings, type SearchRecord } from "./ebay.ts";

const present = new AbortController().signal;
const searcher = { signal: present, hasPriority: false };
const ipad: ComparableSearch = {
  words: "Apple iPad 9th gen",
  category: "electronics",
  condition: "used",
};

async function world(changes: Partial<EbaySettings> = {}) {
  const standIn = await ebayStandIn();
  const records: SearchRecord[] = [];
  const pauses: boolean[] = [];
  const ebay = ebayComparables({
    ...standIn.settings,
    timeLimitMs: 30_000,
    clock: () => new Date(),
    calls: { take: async () => true },
    onAsked: (record) => void records.push(record),
    onPause: (isPaused) => void pauses.push(isPaused),
    ...changes,
  });
  const find = (search: Partial<ComparableSearch> = {}) =>
    ebay.find({ ...ipad, ...search }, searcher);
  const outcomes = () => records.map(({ outcome }) => outcome);
  return { ...standIn, ebay, find, records, outcomes, pauses };
}

afterEach(() => vi.useRealTimers());

test("a search asks the Browse API for what is offered at a price in the United States", async () => {
  const { find, searched } = await world();

  const reply = await find();

  expect(reply).toMatchObject({
    kind: "found",
    source: "eBay",
    words: "Apple iPad 9th gen",
    searchUrl: "https://www.ebay.com/sch/i.html?_nkw=Apple+iPad+9th+gen&LH_BIN=1",
  });
  expect(searched).toEqual([
    {
      words: "Apple iPad 9th gen",
      limit: "50",
      marketplace: "EBAY_US",
      key: "token-1",
      filter: expect.stringMatching(
        /^buyingOptions:\{FIXED_PRICE\},itemLocationCountry:US,conditionIds:\{[\d|]*3000[\d|]*\},price:\[1\.\.1000000\],priceCurrency:USD$/,
      ),
    },
  ]);
});

test("one token serves many searches, and another is asked for shortly before it runs out", async () => {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const { find, tokens } = await world({ clock: () => new Date(now) });
  await Promise.all([find({ words: "a 1" }), find({ words: "b 2" }), find({ words: "c 3" })]);
  expect(tokens()).toBe(1);

  now += (7_200 - 299) * 1000;
  await find({ words: "d 4" });
  expect(tokens()).toBe(2);
});

test("a token that eBay does not know any more is replaced once, and the search is answered", async () => {
  const { find, revoke, tokens, searched, outcomes } = await world();
  await find();
  revoke();

  expect((await find({ words: "other 1" })).kind).toBe("found");

  expect([tokens(), searched.length]).toEqual([2, 3]);
  expect(outcomes()).toEqual(["answered", "answered"]);
});

test("a token that is refused again and again is not asked for without end", async () => {
  const { find, mishap, tokens, searched } = await world();
  mishap({ status: 401 }, { status: 401 }, { status: 401 });

  expect(await find()).toEqual({ kind: "unanswered", reason: "away" });
  expect([tokens(), searched.length]).toEqual([2, 2]);
});

test.each<[string, EbayMishap]>([
  ["a 500", { status: 500 }],
  ["a 503", { status: 503 }],
  ["a 429 that says when, and soon", { status: 429, retryAfter: "0" }],
  ["an answer that breaks off", "cut"],
])("after %s it is asked again, and answers", async (_, mishap) => {
  const { find, mishap: next, searched } = await world();
  next(mishap);
  expect((await find()).kind).toBe("found");
  expect(searched).toHaveLength(2);
});

test.each<[string, EbayMishap, "slow" | "away" | "unusable"]>([
  ["that never answers", "hang", "slow"],
  ["that is busy for longer than anybody waits", { status: 429, retryAfter: "3600" }, "away"],
  ["that has had enough for today", { status: 429 }, "away"],
  ["that forbids it", { status: 403 }, "away"],
  ["that finds fault with the question", { status: 400 }, "unusable"],
  ["whose answer has no end", "endless", "away"],
  ["whose answer is no JSON", "garbled", "unusable"],
  ["that answers with an error and calls it fine", { says: { errors: [{}] } }, "unusable"],
  [
    "that answers with a list of nothing known",
    { says: { total: 2, itemSummaries: [1, {}] } },
    "unusable",
  ],
])("an eBay %s is an outcome, and in time", async (_, mishap, reason) => {
  const {
    find,
    mishap: next,
    searched,
    records,
  } = await world(reason === "slow" ? { timeLimitMs: 2_000 } : {});
  next(mishap);
  expect(await find()).toEqual({ kind: "unanswered", reason });
  expect(searched).toHaveLength(1);
  expect(records).toMatchObject([{ outcome: reason, listings: 0 }]);
});

test.each<[string, WireMishap, "slow" | "away" | "unusable"]>([
  ["never comes", "hang", "slow"],
  ["is refused", { status: 401 }, "away"],
  ["is no token", "garbled", "unusable"],
])("a token that %s is the same as no answer", async (_, mishap, reason) => {
  const { find, tokenMishap, searched } = await world(
    reason === "slow" ? { timeLimitMs: 2_000 } : {},
  );
  tokenMishap(mishap);
  expect(await find()).toEqual({ kind: "unanswered", reason });
  expect(searched).toEqual([]);
});

test("an answer that leads elsewhere is not followed", async () => {
  const elsewhere = createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1");
  onTestFinished(() => void elsewhere.close());
  let visits = 0;
  elsewhere.on("request", () => visits++);
  const address = elsewhere.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { find, mishap } = await world();
  const redirect = `http://127.0.0.1:${port}/latest/meta-data`;
  mishap({ redirect }, { redirect });

  expect(await find()).toEqual({ kind: "unanswered", reason: "away" });
  expect(visits).toBe(0);
});

test("ten who ask alike at once, and another a little later, cost one call", async () => {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const { find, searched, outcomes } = await world({ clock: () => new Date(now) });

  const replies = await Promise.all(Array.from({ length: 10 }, () => find()));
  now += 14 * 60_000;
  replies.push(await find({ words: "APPLE iPad 9th gen" }));

  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(searched).toHaveLength(1);
  expect(outcomes()).toEqual(["answered", "recent"]);
});

test("what was found is forgotten after a quarter of an hour, and a failure at once", async () => {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const { find, searched, mishap } = await world({ clock: () => new Date(now) });
  mishap({ status: 403 });
  await find();
  await find();
  expect(searched).toHaveLength(2);

  now += 15 * 60_000;
  await find();
  expect(searched).toHaveLength(3);
});

test("a new thing and a used one of the same name are two searches", async () => {
  const { find, searched } = await world();
  await find({ condition: "new" });
  await find({ condition: "parts" });
  expect(searched.map(({ filter }) => /conditionIds:\{([\d|]+)\}/.exec(filter)?.[1])).toEqual([
    "1000|1500",
    "7000",
  ]);
});

test("when the day's calls are used up nobody is asked", async () => {
  const { find, searched, outcomes } = await world({ calls: { take: async () => false } });
  expect(await find()).toEqual({ kind: "unanswered", reason: "spent" });
  expect([searched, outcomes()]).toEqual([[], ["spent"]]);
});

test("after five failures in a row eBay is left alone for two minutes and nobody waits", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { find, mishap, searched, pauses, outcomes } = await world();
  mishap(...Array.from({ length: outagesBeforePause }, () => ({ status: 403 })));
  for (let call = 0; call < outagesBeforePause; call++) await find();

  expect(await find()).toEqual({ kind: "unanswered", reason: "away" });
  expect([searched.length, outcomes().at(-1)]).toEqual([outagesBeforePause, "paused"]);

  vi.setSystemTime(Date.now() + 120_000);
  expect((await find()).kind).toBe("found");
  expect(pauses).toEqual([true, false]);
});

test("somebody who leaves waits no longer, and who asked alike has the answer", async () => {
  const { ebay, find, mishap, searched } = await world({ timeLimitMs: 2_000 });
  mishap("hang");
  const leaving = new AbortController();
  const gone = ebay.find(ipad, { signal: leaving.signal, hasPriority: false });
  const stays = find();
  await vi.waitFor(() => expect(searched).toHaveLength(1));

  leaving.abort(new Error("left"));

  await expect(gone).rejects.toThrow("left");
  expect(await stays).toEqual({ kind: "unanswered", reason: "slow" });
});

test("a search is written down by its time and count, and by none of its words", async () => {
  const { find, has, records } = await world();
  has(anItem(1), anItem(2));
  await find();
  expect(records).toEqual([
    { outcome: "answered", status: null, milliseconds: expect.any(Number), listings: 2 },
  ]);
});
