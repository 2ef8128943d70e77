import { Deal, DealWithHistory } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../../testing/factories.ts";
import { aSale, startDeal } from "../../../testing/deals.ts";
import { yearOf } from "../../../testing/tax-years.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const parts = [{ title: "Saw" }, { title: "Drill", quantity: 2 }];
const splitOf = async (agent: Agent, id: string) =>
  Deal.array().parse((await agent.post(`/api/deals/${id}/split`, { by: "count", parts })).body);
const listing = { platform: "ebay", askCents: 90_00, listedOn: "2026-11-03", state: "active" };

test("items of a lot are what it was, and what belongs to the whole is none of theirs", async () => {
  const ana = (await testApp()).signedIn("ana");
  const analysisId = Object((await ana.post("/api/analyses", aListing())).body).id;
  const shared = {
    category: "tools",
    condition: "Used",
    source: "Estate sale",
    sourceUrl: "https://example.com/sale",
    storedAt: "Shelf 2",
    note: "From the garage",
  };
  const lot = await startDeal(ana, {
    ...shared,
    stage: "listed",
    quantity: 3,
    sku: "LOT-1",
    weightOunces: 80,
    analysisId,
    askingCents: 60_00,
    offerCents: 45_00,
    listings: [listing],
    costs: [{ kind: "buying_fees", cents: 1, paidOn: "2026-11-01" }],
  });

  const items = await splitOf(ana, lot.id);

  const own = {
    revision: 1,
    stage: "bought",
    sku: "",
    listings: [],
    returns: [],
    prediction: null,
    analysisId: null,
    weightOunces: null,
    lotId: lot.id,
    boughtOn: lot.boughtOn,
  };
  expect(items).toMatchObject([
    { ...shared, ...own, title: "Saw", quantity: 1, priceCents: 13_33, costs: [] },
    {
      ...shared,
      ...own,
      title: "Drill",
      quantity: 2,
      priceCents: 26_67,
      costs: [{ kind: "buying_fees", cents: 1 }],
    },
  ]);
  const { deal, changes } = DealWithHistory.parse((await ana.get(`/api/deals/${lot.id}`)).body);
  expect(deal).toMatchObject({
    stage: "split",
    priceCents: 0,
    askingCents: null,
    offerCents: null,
    costs: [],
    listings: [],
    closedOn: "2026-11-21",
  });
  expect(changes).toMatchObject([{ what: "split", fields: { stage: ["listed", "split"] } }]);
});

test.each([
  ["watching", "watching"],
  ["offered", "offered"],
  ["bought", "bought"],
  ["listed", "bought"],
])("items of a lot that is %s are %s", async (stage, theirs) => {
  const ana = (await testApp()).signedIn("ana");
  const isWatched = stage === "watching" || stage === "offered";
  const { id } = await startDeal(
    ana,
    isWatched ? { stage, boughtOn: null, priceCents: null } : { stage },
  );

  const items = await splitOf(ana, id);

  const money = isWatched ? { priceCents: null, askingCents: null, offerCents: null } : {};
  expect(items).toMatchObject(parts.map(() => ({ stage: theirs, ...money })));
});

test("what the return of a lot cost goes with its first item, and all of them are in stock", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 3 });
  await ana.post(`/api/deals/${id}/sale`, aSale({ feeCents: 10_00 }));
  const back = { returnedOn: "2026-11-12", refundCents: 100_00 };
  await ana.post(`/api/deals/${id}/return`, back);
  const before = await yearOf(ana, 2026);

  const items = await splitOf(ana, id);

  expect(items).toMatchObject([
    { stage: "bought", returns: [{ ...back, feeCents: 10_00 }] },
    { stage: "bought", returns: [] },
  ]);
  // It counts once, as it did before.
  expect(await yearOf(ana, 2026)).toEqual(before);
});

test("by hand each part says its share, and what is missing is told to the cent", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { priceCents: 10_00 });
  const split = (...costs: readonly number[]) =>
    ana.post(`/api/deals/${id}/split`, {
      by: "hand",
      parts: costs.map((costCents, at) => ({ title: `Part ${at}`, costCents })),
    });

  expect(await split(4_00, 3_50)).toMatchObject({
    status: 400,
    body: {
      code: "invalid_request",
      message: "The parts cost $7.50 together, but the lot cost $10. Change a part by $2.50.",
      errors: { parts: "must cost 1000 cents together" },
    },
  });
  expect(await split(8_00, 4_25)).toMatchObject({
    body: { message: expect.stringContaining("Change a part by $2.25.") },
  });
  expect((await split(6_00, 4_00)).status).toBe(200);
});

test("by hand each part costs what was said, also where each amount alone would go to one of them", async () => {
  const ana = (await testApp()).signedIn("ana");
  const cent = { cents: 1, paidOn: "2026-11-01" };
  const costs = [
    { ...cent, kind: "repair" },
    { ...cent, kind: "packing" },
  ];
  const { id } = await startDeal(ana, { priceCents: 1, costs });
  const byHand = [2, 1].map((costCents, at) => ({ title: `Part ${at}`, costCents }));

  const { body } = await ana.post(`/api/deals/${id}/split`, { by: "hand", parts: byHand });

  expect(body).toMatchObject([
    { costCents: 2, priceCents: 1, costs: [{ kind: "repair" }] },
    { costCents: 1, priceCents: 0, costs: [{ kind: "packing" }] },
  ]);
});
