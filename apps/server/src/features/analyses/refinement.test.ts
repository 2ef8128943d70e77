import { Analysis, Credits, type ListingRequest } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing, anUnknownThing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

const sales = [80, 90, 95, 100, 110].map((price) => ({
  title: "Apple iPad 9th generation 64GB wifi",
  price,
  kind: "sold" as const,
}));

type App = Awaited<ReturnType<typeof testApp>>;

async function used({ as }: App, name = "ana"): Promise<unknown> {
  return Credits.parse((await as(name).get("/api/credits")).body).used;
}

async function analyzed({ as }: App, listing: ListingRequest): Promise<string> {
  return Analysis.parse((await as("ana").post("/api/analyses", listing)).body).id;
}

test("a second look at one's own answer, with sales to compare, costs no second credit", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());

  const again = { ...aListing(), comparables: sales, refines };
  const reply = await app.as("ana").post("/api/analyses", again);

  expect(reply.status).toBe(200);
  expect(JSON.stringify(reply.body)).toContain("sold_comparables");
  expect(Analysis.parse(reply.body).id).not.toBe(refines);
  expect(await used(app)).toBe(1);
});

test("a sale that was left out counts when the person vouches for it", async () => {
  const app = await testApp();
  const odd = { title: "Lot of 3 Apple iPad 9th generation", price: 250, kind: "sold" as const };
  const leftOut = async (isVouchedFor: boolean) => {
    const comparables = [...sales, { ...odd, isVouchedFor }];
    const { body } = await app.as("ana").post("/api/analyses", { ...aListing(), comparables });
    return Analysis.parse(body).details.analysisStages.valuation.struckOut.length;
  };

  expect([await leftOut(false), await leftOut(true)]).toEqual([1, 0]);
});

test("an answer can be refined when no credit is left", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());
  for (let price = 61; price < 70; price++) await analyzed(app, aListing({ price }));

  const again = { ...aListing(), comparables: sales, refines };

  expect((await app.as("ana").post("/api/analyses", aListing())).status).toBe(402);
  expect((await app.as("ana").post("/api/analyses", again)).status).toBe(200);
});

test("a refinement of a refinement counts among the same twenty, and the next one costs", async () => {
  const app = await testApp();
  let refines = await analyzed(app, aListing());
  for (let time = 0; time < 20; time++) refines = await analyzed(app, { ...aListing(), refines });
  expect(await used(app)).toBe(1);

  await analyzed(app, { ...aListing(), refines });

  expect(await used(app)).toBe(2);
});

test("of twenty-five refinements at the same time twenty are free", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());

  const all = Array.from({ length: 25 }, () => analyzed(app, { ...aListing(), refines }));
  await Promise.all(all);

  expect(await used(app)).toBe(6);
});

test("after a day a refinement costs a credit", async () => {
  let now = new Date("2026-11-03T12:00:00Z");
  const app = await testApp({ clock: () => now });
  const refines = await analyzed(app, aListing());
  now = new Date("2026-11-04T12:00:01Z");

  await analyzed(app, { ...aListing(), refines });

  expect(await used(app)).toBe(2);
});

test("another listing is not analyzed for free in the name of the first", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());

  const other = { ...aListing({ title: "Bosch drill" }), refines };

  expect(await app.as("ana").post("/api/analyses", other)).toMatchObject({
    status: 400,
    body: { message: "The analysis to refine is for another listing." },
  });
});

const pasted =
  "Apple iPad 9th generation 64GB, wifi\n$60\nCondition\nUsed - Good\nWorks perfectly.";

test("correcting what was misread in one's listing costs nothing, also without a credit left", async () => {
  const app = await testApp();
  const refines = await analyzed(app, { text: pasted });
  for (let price = 41; price < 50; price++) await analyzed(app, aListing({ price }));
  expect(await used(app)).toBe(10);

  const reply = await app.as("ana").post("/api/analyses", { text: pasted, price: "$75", refines });

  expect(reply.status).toBe(200);
  expect(Analysis.parse(reply.body).price).toBe(75);
  expect(await used(app)).toBe(10);
});

test("without a text to read, the price and the condition are corrections and the title is not", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());

  await analyzed(app, { ...aListing({ price: 75, condition: "Used - Fair" }), refines });

  expect(await used(app)).toBe(1);
});

test("five different corrections of one answer are free, and the sixth costs", async () => {
  const app = await testApp();
  const refines = await analyzed(app, { text: pasted });
  const correct = (price: number) => analyzed(app, { text: pasted, price, refines });
  for (const price of [71, 72, 73, 74, 75, 71, 75]) await correct(price);
  expect(await used(app)).toBe(1);

  await correct(76);

  expect(await used(app)).toBe(2);
});

test("of eight corrections at the same time five are free", async () => {
  const app = await testApp();
  const refines = await analyzed(app, { text: pasted });

  const prices = Array.from({ length: 8 }, (_, step) => 61 + step);
  await Promise.all(prices.map((price) => analyzed(app, { text: pasted, price, refines })));

  expect(await used(app)).toBe(4);
});

test("another text is another listing, whatever is set beside it", async () => {
  const app = await testApp();
  const refines = await analyzed(app, { text: pasted });

  const other = { text: "Bosch drill\n$40", title: aListing().title, refines };

  expect((await app.as("ana").post("/api/analyses", other)).status).toBe(400);
});

test("somebody else's answer cannot be refined", async () => {
  const app = await testApp();
  const refines = await analyzed(app, aListing());

  const reply = await app.as("ben").post("/api/analyses", { ...aListing(), refines });

  expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("a look that was free for want of evidence makes its first real answer cost", async () => {
  const app = await testApp();
  const refines = await analyzed(app, anUnknownThing());
  expect(await used(app)).toBe(0);
  const comparables = sales.map((sale) => ({ ...sale, title: "Zqxv thingamajig" }));

  const reply = await app
    .as("ana")
    .post("/api/analyses", { ...anUnknownThing(), comparables, refines });

  expect(Analysis.parse(reply.body).resaleRange).not.toBeNull();
  expect(await used(app)).toBe(1);
});

test.each(["me", "", 7])("%j is no id of an analysis and is refused", async (refines) => {
  const { as } = await testApp();

  const reply = await as("ana").post("/api/analyses", { ...aListing(), refines });

  expect(reply.status).toBe(400);
});
