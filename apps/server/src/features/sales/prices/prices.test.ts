import { Analysis, CategoryPrices, type Comparable, EntryPrices } from "@flipworth/contract";
import { expect, test, vi } from "vitest";
import { aListing, aSale } from "../../../testing/factories.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const title = "Apple iPhone 13 128GB";
const csvOf = (lines: readonly string[]) => ["Title,Price,Date,Condition", ...lines].join("\n");
const keep = (agent: Agent, lines: readonly string[]) =>
  agent.post("/api/sales/imports", { csv: csvOf(lines), marketplace: "eBay" });
const pricesOf = async (agent: Agent, entryId = "apple-iphone-13") =>
  EntryPrices.parse((await agent.get(`/api/prices/${entryId}`)).body);
const categoryOf = async (agent: Agent) =>
  CategoryPrices.parse((await agent.get("/api/price-categories/electronics")).body);
/** Sales are named after the answer is out. */
const soon = { timeout: 10_000, interval: 20 };
const untilSold = (agent: Agent, sold: number) =>
  vi.waitFor(async () => expect((await pricesOf(agent)).sold).toBe(sold), soon);

test("a thing's page tells its sales by month, condition and marketplace beside what the guide says", async () => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), [
    `${title},180,2026-09-03,Used - Good`,
    `${title},200,2026-10-03,Used - Good`,
    `${title} blue,220,2026-10-09,Used - Like New`,
  ]);
  await untilSold(signedIn("ana"), 3);

  expect(await pricesOf(signedIn("ana"))).toMatchObject({
    name: "Apple iPhone 13",
    category: "electronics",
    own: 3,
    range: { median: 200, low: 184, high: 216 },
    months: [
      { name: "2026-09", count: 1, median: 180 },
      { name: "2026-10", count: 2, median: 210 },
    ],
    conditions: [
      { name: "Good", count: 2, median: 190 },
      { name: "Like new", count: 1 },
    ],
    marketplaces: [{ name: "eBay", count: 3 }],
    seasons: null,
  });
});

test("lots, parts and accessories stand on no thing's page", async () => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), [
    `${title},200,2026-10-03,Used - Good`,
    `Case for ${title},9,2026-10-03,New`,
    `Lot of 5 ${title},900,2026-10-04,Used - Good`,
    `${title} for parts not working,40,2026-10-05,For parts`,
  ]);
  await untilSold(signedIn("ana"), 1);

  expect((await pricesOf(signedIn("ana"))).sales).toMatchObject([{ price: 200 }]);
});

test("a person's prices are of nobody else's own sales", async () => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), [`${title},200,2026-10-03,Used - Good`]);
  await untilSold(signedIn("ana"), 1);

  expect(await pricesOf(signedIn("ben"))).toMatchObject({ sold: 0, range: null, sales: [] });
});

test("shared sales show from three people on, without an id to strike out", async () => {
  const { signedIn } = await testApp({ salesMemory: "shared" });
  const read = async (name: string, price: number, thenSold = 1) => {
    const agent = signedIn(name);
    const { body } = await agent.get("/api/account/settings");
    await agent.put("/api/account/settings", { ...Object(body), sharesSales: true });
    const comparable: Comparable = {
      title: `${title} ${name}`,
      price,
      kind: "sold",
      soldAt: "2026-11-02",
    };
    const reply = await agent.post(
      "/api/analyses",
      aListing({ title, price: 90, comparables: [comparable] }),
    );
    Analysis.parse(reply.body);
    await untilSold(agent, thenSold);
  };
  await read("a", 200);
  await read("b", 210);
  expect((await pricesOf(signedIn("dan"))).sold).toBe(0);

  await read("c", 220, 3);
  await untilSold(signedIn("dan"), 3);

  const { sales, own } = await pricesOf(signedIn("dan"));
  expect(own).toBe(0);
  expect(sales.map(({ id }) => id)).toEqual([null, null, null]);
});

test("days to sell are told of offers that were seen before they sold", async () => {
  let now = Date.parse("2026-11-01T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const read = (comparables: Comparable[]) =>
    signedIn("ana").post("/api/analyses", aListing({ title, price: 90, comparables }));
  const offers = [1, 2, 3, 4].map((at): Comparable => ({
    title: `${title} number ${at}`,
    price: 200,
    kind: "ask",
    url: `https://www.ebay.com/itm/25601234560${at}`,
  }));
  await read(offers);
  now += 12 * 86_400_000;
  const gone = offers.slice(0, 3).map((offer, at): Comparable => ({
    ...offer,
    kind: "sold",
    soldAt: `2026-11-0${at + 4}`,
  }));
  await read(gone);
  await untilSold(signedIn("ana"), 3);

  const { turnover, asked } = await pricesOf(signedIn("ana"));
  expect(asked).toBe(1);
  expect(turnover).toEqual({ offered: 4, sold: 3, daysToSell: 4 });
});

test("seasons are told once sales span a year", async () => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), [
    ...["05", "06", "07"].map((day) => `${title},200,2025-10-${day},Used - Good`),
    ...["05", "06", "07"].map((day) => `${title},300,2025-12-${day},Used - Good`),
    ...["08", "09", "10"].map((day) => `${title},200,2026-10-${day},Used - Good`),
  ]);
  await untilSold(signedIn("ana"), 9);

  expect((await pricesOf(signedIn("ana"))).seasons).toEqual([
    { month: 10, percent: 0, count: 6 },
    { month: 12, percent: 50, count: 3 },
  ]);
});

test("a category tells what rose and what fell in the latest 90 days", async () => {
  const { signedIn } = await testApp();
  const days = ["04", "05", "06", "07", "08", "09"];
  await keep(signedIn("ana"), [
    ...days.map((day) => `${title},200,2026-05-${day},Used - Good`),
    ...days.map((day) => `${title},240,2026-11-${day},Used - Good`),
    ...days.map((day) => `Apple iPhone 12 64GB,150,2026-05-${day},Used - Good`),
    ...days.map((day) => `Apple iPhone 12 64GB,120,2026-11-${day},Used - Good`),
  ]);
  await untilSold(signedIn("ana"), 12);
  await vi.waitFor(async () => expect((await categoryOf(signedIn("ana"))).sold).toBe(24), soon);

  expect(await categoryOf(signedIn("ana"))).toMatchObject({
    rose: [{ entryId: "apple-iphone-13", percent: 20, median: 240 }],
    fell: [{ entryId: "apple-iphone-12", percent: -20, median: 120 }],
    things: [{ count: 12 }, { count: 12 }],
  });
});

test.each(["/api/prices/no-such-thing", "/api/price-categories/no-such-category"])(
  "%s is not there",
  async (path) => {
    const { signedIn, anybody } = await testApp();
    expect((await signedIn("ana").get(path)).status).toBe(404);
    expect((await anybody.get(path)).status).toBe(401);
  },
);

test("a sale that is entered is on its thing's page, and gone from it when it is struck out", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").post("/api/sales", aSale({ title, price: 210 }));
  await untilSold(signedIn("ana"), 1);
  const [sale] = (await pricesOf(signedIn("ana"))).sales;

  await signedIn("ana").delete(`/api/sales/${sale?.id}`);

  expect((await pricesOf(signedIn("ana"))).sold).toBe(0);
});
