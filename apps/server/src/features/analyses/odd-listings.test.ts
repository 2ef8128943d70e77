import type { ListingRequest } from "@flipworth/contract";
import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

test("a well-known thing at a good price gets a range, a profit and a verdict", async () => {
  const { as } = await testApp();
  const { body } = await as("ana").post("/api/analyses", aListing());
  const analysis = Analysis.parse(body);

  expect(analysis.resaleRange).toMatch(/^\$[\d,]+ - \$[\d,]+$/);
  expect(analysis.netProfit).toMatch(/^-?\$[\d,.]+$/);
  expect(analysis.recommendation).not.toBeNull();
  expect(analysis.createdAt).toMatch(/^2026-11-21T12:00/);
});

test("a car's page fields count: the same words with more miles are worth less", async () => {
  const { as } = await testApp();
  const valued = async (odometer: string) => {
    const attributes = { odometer, "title status": "clean" };
    const listing = { title: "2008 Nissan Altima", price: 1500, attributes };
    const { body } = await as("ana").post("/api/analyses", listing);
    return Analysis.parse(body).details.analysisStages.evaluation.median ?? 0;
  };

  expect(await valued("220000")).toBeLessThan(await valued("90000"));
});

const unjudged: [string, Partial<ListingRequest>][] = [
  ["no price", { price: null }],
  ["$1, typed to get past a form", { price: 1 }],
  ["$1234, the same", { price: "$1234" }],
  ["a currency that is not judged", { price: "JPY 2,500" }],
];
test.each(unjudged)("%s: a range and a price to pay, no verdict", async (_, fields) => {
  const { as } = await testApp();
  const { status, body } = await as("ana").post("/api/analyses", aListing(fields));
  const analysis = Analysis.parse(body);

  expect(status).toBe(200);
  expect(analysis.resaleRange).not.toBeNull();
  expect(analysis.maxBuyPrice).toBeGreaterThan(0);
  expect([analysis.recommendation, analysis.netProfit, analysis.flipScore]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([0, "Free"])("%j is a price and is judged", async (price) => {
  const { as } = await testApp();
  const { body } = await as("ana").post("/api/analyses", aListing({ price }));
  expect(body).toMatchObject({ price: 0, recommendation: "Buy" });
});

test.each([
  ["control characters", "Apple iPad\u0007 9th\u0000 generation"],
  ["right-to-left marks", "\u202eApple\u202c iPad \u200f9th generation"],
  ["4-byte emoji", "📱🔥 Apple iPad 9th generation 🔥📱"],
  ["half a surrogate pair", "Apple iPad 9th generation \ud83c"],
])("a title with %s is answered, stored and read again alike", async (_, title) => {
  const { as } = await testApp();
  const dirt = "\u0000\ud83c\u202e";
  const listing = aListing({ title, description: `Works ${dirt}`, condition: `Used ${dirt}` });

  const { status, body } = await as("ana").post("/api/analyses", listing);

  expect(status).toBe(200);
  expect(Analysis.parse(body).resaleRange).not.toBeNull();
  expect((await as("ana").get("/api/analyses")).body).toEqual([body]);
});

test("pasted text alone is enough", async () => {
  const { as } = await testApp();
  const text =
    "Apple iPad 9th generation 64GB\n$60\nListed 3 days ago in Denver, CO\nCondition\nUsed - Good";
  const { status, body } = await as("ana").post("/api/analyses", { text });
  expect(status).toBe(200);
  expect(body).toMatchObject({ price: 60 });
});
