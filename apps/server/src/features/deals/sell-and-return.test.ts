import { Deal, DealsSummary, DealWithHistory, MoneyReport, TaxYear } from "@flipworth/contract";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";

const listedOn = "2026-11-03";
const listing = (platform: string, more: object = {}) => ({
  platform,
  askCents: 120_00,
  listedOn,
  state: "active",
  ...more,
});
const start = async (agent: Agent, fields: object = {}) => {
  const given = { title: "Drill", stage: "listed", boughtOn: "2026-11-01", priceCents: 40_00 };
  return Deal.parse((await agent.post("/api/deals", { ...given, ...fields })).body);
};
const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 100_00, feeCents: 13_00 };
const sell = async (agent: Agent, id: string, more: object = {}) =>
  Deal.parse((await agent.post(`/api/deals/${id}/sale`, { ...sale, ...more })).body);
const giveBack = async (agent: Agent, id: string, undone: object) =>
  Deal.parse((await agent.post(`/api/deals/${id}/return`, undone)).body);
const edit = async (agent: Agent, { id, revision }: Deal, fields: object) =>
  Deal.parse((await agent.put(`/api/deals/${id}`, { revision, ...fields })).body);
const read = async (agent: Agent, id: string) =>
  DealWithHistory.parse((await agent.get(`/api/deals/${id}`)).body).deal;
const tasksOf = async (agent: Agent) =>
  DealsSummary.parse((await agent.get("/api/deals/summary")).body).tasks;
const profitOf = async (agent: Agent) =>
  MoneyReport.parse((await agent.get("/api/deals/money")).body).total.profitCents;

test("a sale names every other listing that is up, until each of them is ended", async () => {
  const ana = (await testApp()).signedIn("ana");
  const mercari = "https://www.mercari.com/us/item/m1";
  const listings = [
    listing("ebay"),
    listing("ebay", { url: "https://www.ebay.com/itm/256012345678" }),
    listing("mercari", { url: mercari }),
    listing("poshmark", { state: "ended" }),
    listing("facebook_local"),
  ];
  const { id } = await start(ana, { listings });

  const sold = await sell(ana, id);

  // One of the two on eBay sold; the other one is still up there.
  expect(sold.takeDown).toEqual([
    { platform: "ebay", url: "https://www.ebay.com/itm/256012345678" },
    { platform: "mercari", url: mercari },
    { platform: "facebook_local", url: null },
  ]);
  const [task] = await tasksOf(ana);
  expect(task).toMatchObject({ kind: "take_down", dealId: id });
  for (const name of ["eBay", "Mercari", "Facebook"]) expect(task?.sentence).toContain(name);
  const ended = sold.listings.map((one) =>
    one.state === "active" && one.platform !== "facebook_local" ? { ...one, state: "ended" } : one,
  );
  expect((await edit(ana, sold, { listings: ended })).takeDown).toEqual([
    { platform: "facebook_local", url: null },
  ]);
});

test("a return puts the item back with what both shipments and the fee cost, to its next sale", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana, { listings: [listing("ebay")] });
  await sell(ana, id, { labelCents: 8_00, packingCents: 1_00 });
  const undone = {
    returnedOn: "2026-11-15",
    refundCents: 100_00,
    feeBackCents: 12_60,
    returnLabelCents: 9_00,
  };

  const back = await giveBack(ana, id, undone);
  expect(back).toMatchObject({ stage: "returned", sale: null, profitCents: null, closedOn: null });
  expect(await giveBack(ana, id, undone)).toEqual(back);
  expect(await profitOf(ana)).toBe(0);
  // What it cost is lost at once for the taxes, and counts in the profit when it goes.
  const lost = -13_00 + 12_60 - 8_00 - 1_00 - 9_00;
  const tax = TaxYear.parse((await ana.get("/api/tax/2026")).body);
  expect(tax.netProfitCents).toBe(lost - 40_00);

  const again = await sell(ana, id, { soldOn: "2026-11-20", priceCents: 80_00, feeCents: 0 });
  expect(again.profitCents).toBe(lost + 80_00 - 40_00);
  expect(await profitOf(ana)).toBe(lost + 80_00 - 40_00);
});

test("a canceled sale is undone with what it cost, or without a trace where it cost nothing", async () => {
  const ana = (await testApp()).signedIn("ana");
  const [first, second] = [await start(ana), await start(ana, { title: "Saw" })];

  await sell(ana, first.id, { labelCents: 8_00 });
  // The buyer never paid: all of it goes back on the same day, and the label is lost.
  const canceled = { returnedOn: sale.soldOn, refundCents: 100_00, feeBackCents: 13_00 };
  const back = await giveBack(ana, first.id, canceled);
  expect(back).toMatchObject({ stage: "returned", sale: null });
  expect((await sell(ana, first.id, { feeCents: 0 })).profitCents).toBe(100_00 - 40_00 - 8_00);

  const sold = await sell(ana, second.id);
  const undone = await edit(ana, sold, { stage: "listed" });
  expect(undone).toMatchObject({ stage: "listed", sale: null, closedOn: null, returns: [] });
  expect((await sell(ana, second.id, { feeCents: 0 })).profitCents).toBe(100_00 - 40_00);
});

test("nothing comes back that was not sold, before it was, or on a day to come", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana);
  const undone = { returnedOn: "2026-11-10", refundCents: 1_00 };
  expect((await ana.post(`/api/deals/${id}/return`, undone)).status).toBe(409);
  await sell(ana, id);
  expect((await ana.post(`/api/deals/${id}/return`, undone)).status).toBe(400);
  const later = { ...undone, returnedOn: "2026-11-23" };
  const { status, body } = await ana.post(`/api/deals/${id}/return`, later);
  expect([status, body]).toMatchObject([
    400,
    { errors: { returnedOn: "must not be in the future" } },
  ]);
});

test("units are sold one by one, at a price and place each, and the listings stay up until the last", async () => {
  const ana = (await testApp()).signedIn("ana");
  const listings = [listing("ebay"), listing("mercari")];
  const lot = await start(ana, { quantity: 3, priceCents: 10_00, listings });

  const first = await sell(ana, lot.id, { quantity: 1, priceCents: 9_00, feeCents: 1_00 });
  const second = await sell(ana, lot.id, {
    quantity: 1,
    priceCents: 8_00,
    feeCents: 50,
    platform: "mercari",
  });
  expect([first, second].map(({ takeDown }) => takeDown)).toEqual([[], []]);
  const left = Deal.array().parse((await ana.get("/api/deals?show=open")).body);
  expect(left).toMatchObject([{ id: lot.id, quantity: 1, stage: "listed" }]);
  expect(left[0]?.listings.map(({ state }) => state)).toEqual(["active", "active"]);

  const last = await sell(ana, lot.id, { quantity: 1, priceCents: 7_00, feeCents: 0 });
  expect(last).toMatchObject({ id: lot.id, takeDown: [{ platform: "mercari", url: null }] });
  const all = [first, second, last];
  expect(all.map(({ costCents }) => costCents).toSorted((a, b) => a - b)).toEqual([
    3_33, 3_33, 3_34,
  ]);
  expect(await profitOf(ana)).toBe(9_00 + 8_00 + 7_00 - 1_50 - 10_00);

  // One of them comes back by itself; the other two stay sold.
  await giveBack(ana, second.id, { returnedOn: "2026-11-15", refundCents: 8_00 });
  const report = MoneyReport.parse((await ana.get("/api/deals/money")).body);
  expect(report.total.sold).toBe(2);
  expect(report.stockCents).toBe(second.costCents);
});

test("as many buyers at once as there are units leave each unit with one sale", async () => {
  const ana = (await testApp()).signedIn("ana");
  const lot = await start(ana, { quantity: 3, priceCents: 10_00 });
  const replies = await Promise.all(
    Array.from({ length: 3 }, (_one, at) =>
      ana.post(
        `/api/deals/${lot.id}/sale`,
        { ...sale, quantity: 1, priceCents: 9_00 + at },
        { "idempotency-key": `buyer-${at}` },
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ana.post(`/api/deals/${lot.id}/sale`, { ...sale, quantity: 2 })).status).toBe(400);

  const sold = Deal.array().parse((await ana.get("/api/deals?show=sold")).body);
  expect(sold.map((deal) => deal.sale?.priceCents ?? 0).toSorted((a, b) => a - b)).toEqual([
    9_00, 9_01, 9_02,
  ]);
  expect(sold.reduce((sum, { costCents }) => sum + costCents, 0)).toBe(10_00);
});

test("of two different sales of what somebody saw unsold, the second is refused and the first stays", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id, revision } = await start(ana);

  const first = await sell(ana, id, { revision });
  const second = await ana.post(`/api/deals/${id}/sale`, { ...sale, revision, priceCents: 90_00 });

  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: "conflict" });
  expect(await read(ana, id)).toEqual(first);
  // The first one again changes nothing, and whoever has seen it can correct it.
  expect(await sell(ana, id, { revision })).toEqual(first);
  const corrected = await sell(ana, id, { revision: first.revision, priceCents: 95_00 });
  expect(corrected.sale?.priceCents).toBe(95_00);
});

test("of several, some are not sold twice by two who saw the same number", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id, revision } = await start(ana, { quantity: 3 });

  await sell(ana, id, { revision, quantity: 2 });
  const second = await ana.post(`/api/deals/${id}/sale`, { ...sale, revision, quantity: 1 });

  expect(second.status).toBe(409);
  const left = await read(ana, id);
  expect(left).toMatchObject({ quantity: 1, sale: null });
});
