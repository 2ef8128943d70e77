import { Deal, DealWithHistory, RecordedSale } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aSale, dealsOf, startDeal } from "../../testing/deals.ts";
import { aListing } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { makeWebhook, webhooksWorld } from "../../testing/worlds/webhooks-world.ts";

const sell = async (agent: Agent, id: string, fields: object = {}) =>
  Deal.parse((await agent.post(`/api/deals/${id}/sale`, aSale(fields))).body);
const remembered = async (agent: Agent) =>
  RecordedSale.array()
    .parse((await agent.get("/api/sales")).body)
    .map(({ title, price, marketplace }) => `${title} $${price} ${marketplace}`)
    .toSorted();

test("what is sold of several is a deal with a history of its own, and what is left keeps the rest", async () => {
  const ana = (await testApp()).signedIn("ana");
  const analysisId = Object((await ana.post("/api/analyses", aListing())).body).id;
  const listing = { platform: "ebay", askCents: 90_00, listedOn: "2026-11-03", state: "active" };
  const fields = { quantity: 4, analysisId, listings: [listing], sku: "S-7", storedAt: "Shelf" };
  const lot = await startDeal(ana, { ...fields, stage: "listed" });
  const said = lot.prediction;

  const sold = await sell(ana, lot.id, { quantity: 1, feeCents: 0 });

  expect(sold).toMatchObject({
    revision: 1,
    stage: "sold",
    quantity: 1,
    lotId: lot.id,
    sku: "S-7",
    storedAt: "Shelf",
    listings: [],
    returns: [],
    closedOn: "2026-11-11",
    costCents: 10_00,
    prediction: { medianCents: Math.round((said?.medianCents ?? 0) / 4) },
  });
  const { deal, changes } = DealWithHistory.parse((await ana.get(`/api/deals/${lot.id}`)).body);
  expect(deal).toMatchObject({
    stage: "listed",
    quantity: 3,
    costCents: 30_00,
    listings: [listing],
    prediction: { medianCents: Math.round(((said?.medianCents ?? 0) * 3) / 4) },
  });
  expect(changes).toMatchObject([{ what: "sale", by: "site", fields: { quantity: [4, 3] } }]);
});

test("one press sells some of several once, and of two who saw the same number the second is refused", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id, revision } = await startDeal(ana, { quantity: 4 });
  const key = { "idempotency-key": "one-press" };
  const press = () => ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 1, revision }), key);

  const [first, again] = [await press(), await press()];
  const other = await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 1, revision }));

  expect([first.status, again.status, other.status]).toEqual([200, 200, 409]);
  expect(again.body).toEqual(first.body);
  expect(await dealsOf(ana, "open")).toMatchObject([{ id, quantity: 3 }]);
});

test("what comes back of several is of the part that was sold, and of no other", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 2 });
  await sell(ana, id, { quantity: 2 });
  await ana.post(`/api/deals/${id}/return`, { returnedOn: "2026-11-12", refundCents: 1_00 });

  const first = await sell(ana, id, { soldOn: "2026-11-13", quantity: 1 });

  expect(first.returns).toEqual([]);
  expect(await dealsOf(ana, "open")).toMatchObject([{ id, returns: [{ refundCents: 1_00 }] }]);
});

test("a thing that was never bought counts as bought on the day it is sold", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { stage: "watching", boughtOn: null });

  expect(await sell(ana, id)).toMatchObject({ boughtOn: "2026-11-11", daysHeld: 0 });
});

test("a thing may be sold on the day it was bought, and tomorrow's day is somewhere today's", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { boughtOn: "2026-11-11" });

  expect(await sell(ana, id)).toMatchObject({ stage: "sold", daysHeld: 0 });
  const ahead = await ana.post(`/api/deals/${id}/sale`, aSale({ soldOn: "2026-11-22" }));
  const tooFar = await ana.post(`/api/deals/${id}/sale`, aSale({ soldOn: "2026-11-23" }));
  expect([ahead.status, tooFar.status]).toEqual([200, 400]);
  expect(tooFar.body).toMatchObject({ errors: { soldOn: "must not be in the future" } });
});

test("a listing that was ended before the sale stays ended", async () => {
  const ana = (await testApp()).signedIn("ana");
  const listing = { askCents: 90_00, listedOn: "2026-11-03" };
  const { id } = await startDeal(ana, {
    stage: "listed",
    listings: [
      { ...listing, platform: "ebay", state: "ended" },
      { ...listing, platform: "mercari", state: "active" },
      { ...listing, platform: "ebay", state: "active" },
    ],
  });

  const [unsold] = await dealsOf(ana);
  const { listings, takeDown } = await sell(ana, id);

  expect(unsold?.takeDown).toEqual([]);
  expect(takeDown.map(({ platform }) => platform)).toEqual(["mercari"]);
  expect(listings.map(({ state }) => state)).toEqual(["ended", "active", "sold"]);
});

test("a sale is remembered under its marketplace, unless we judged it or it was of several", async () => {
  const ana = (await testApp()).signedIn("ana");
  const analysisId = Object((await ana.post("/api/analyses", aListing())).body).id;
  const chair = await startDeal(ana, { title: "Oak chair" });
  const lamp = await startDeal(ana, { title: "Brass lamp" });
  const judged = await startDeal(ana, { title: "Judged", analysisId });
  const several = await startDeal(ana, { title: "Several", quantity: 2 });

  await sell(ana, chair.id, { platform: "facebook_shipped", priceCents: 40_00 });
  await sell(ana, lamp.id, { platform: "facebook_local", priceCents: 30_00 });
  await sell(ana, judged.id);
  await sell(ana, several.id);
  const whole = await remembered(ana);
  // Sold by itself, one of two has a price of its own.
  const pair = await startDeal(ana, { title: "Pair", quantity: 2 });
  await sell(ana, pair.id, { quantity: 1, priceCents: 20_00 });

  const both = ["Brass lamp $30 Facebook Marketplace", "Oak chair $40 Facebook Marketplace"];
  expect(whole).toEqual(both);
  expect(await remembered(ana)).toEqual([...both, "Pair $20 eBay"]);
});

test("of a sale that is recorded again nobody hears twice, and of one that is corrected they do", async () => {
  const { signedIn, received, deliverAll } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  const { id } = await startDeal(ana);

  await sell(ana, id);
  await sell(ana, id);
  await deliverAll();
  const once = received.length;
  await sell(ana, id, { priceCents: 90_00 });
  await deliverAll();

  expect([once, received.length]).toEqual([1, 2]);
});
