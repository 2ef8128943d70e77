import {
  Deal,
  DealsImported,
  DealsSummary,
  MoneyReport,
  RecordedSale,
  TaxYear,
} from "@flipworth/contract";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const ebayFile = [
  "",
  "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date",
  '256012345678,Makita XPH12 drill,S-7,1,"$85.00",$12.50,Nov-03-26',
  "256012345699,Brass lamp,,1,$40.00,$0.00,Nov-04-26",
  "256012345699,Brass lamp,,1,$40.00,$0.00,Nov-04-26",
  "256012345611,Box of cords,,3,$9.00,$0.00,Nov-05-26",
].join("\n");

const importFile = async (agent: Agent, csv: string, more: object = {}) => {
  const { status, body } = await agent.post("/api/deals/imports", { csv, ...more });
  expect(status).toBe(200);
  return DealsImported.parse(body);
};
const dealsOf = async (agent: Agent, show = "sold") =>
  Deal.array().parse((await agent.get(`/api/deals?show=${show}`)).body);

test("a preview of a marketplace's file says what is in it and keeps nothing", async () => {
  const ana = (await testApp()).signedIn("ana");
  const read = await importFile(ana, ebayFile, { isPreview: true });
  expect(read).toMatchObject({
    marketplace: "eBay",
    platform: "ebay",
    readable: 3,
    withoutCost: 3,
    added: null,
    bad: [{ line: 6, reason: "several sold at once: the price of one isn't known" }],
  });
  expect(await dealsOf(ana, "all")).toEqual([]);
});

test("a file's sales become deals, what is in stock under their SKU is sold, and a repeat changes nothing", async () => {
  const ana = (await testApp()).signedIn("ana");
  const drill = { title: "Drill", stage: "bought", boughtOn: "2026-10-01", priceCents: 30_00 };
  const { body } = await ana.post("/api/deals", { ...drill, sku: "s-7" });

  expect(await importFile(ana, ebayFile)).toMatchObject({ added: 2, sold: 1, known: 0 });
  const first = await dealsOf(ana);
  expect(await importFile(ana, ebayFile)).toMatchObject({ added: 0, sold: 0, known: 3 });

  expect(await dealsOf(ana)).toEqual(first);
  const sold = first.find(({ id }) => id === Deal.parse(body).id);
  expect(sold).toMatchObject({
    stage: "sold",
    title: "Drill",
    sale: { platform: "ebay", priceCents: 85_00, buyerShippingCents: 12_50, soldOn: "2026-11-03" },
  });
  expect(sold?.sale?.feeRule).toContain("eBay");
  expect(first.filter(({ title }) => title === "Brass lamp")).toMatchObject([
    { priceCents: null, profitCents: null, closedOn: "2026-11-04" },
    { priceCents: null, profitCents: null, closedOn: "2026-11-04" },
  ]);
});

test("a sale that was entered by hand is not imported a second time, and only once", async () => {
  const ana = (await testApp()).signedIn("ana");
  const lamp = { title: "brass lamp", stage: "bought", boughtOn: "2026-10-01", priceCents: 5_00 };
  const { id } = Deal.parse((await ana.post("/api/deals", lamp)).body);
  const sale = { soldOn: "2026-11-04", platform: "ebay", priceCents: 40_00 };
  await ana.post(`/api/deals/${id}/sale`, sale);

  expect(await importFile(ana, ebayFile)).toMatchObject({ added: 2, known: 1 });
});

test("a table of one's own is mapped, with what things cost, and lines it can't be sure of are left out", async () => {
  const ana = (await testApp()).signedIn("ana");
  const csv = [
    "Thing,Got,When,Paid,Bought,Fees",
    "Oak chair,$80,2026-11-01,20,2026-09-01,-4.50",
    "Oak table,$90,2026-11-02,twenty,2026-09-01,",
    "Oak bench,$70,2026-11-02,20,2026-11-05,",
  ].join("\n");
  const columns = { title: "Thing", price: "Got", date: "When" };
  const all = { ...columns, cost: "Paid", boughtOn: "Bought", fee: "Fees" };

  const refused = await ana.post("/api/deals/imports", { csv, columns: all });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: { platform: "must say where they sold" } });
  const read = await importFile(ana, csv, { columns: all, platform: "facebook_local" });

  expect(read).toMatchObject({
    added: 1,
    withoutCost: 0,
    bad: [
      { line: 3, reason: "the cost can't be read" },
      { line: 4, reason: "it was bought after it was sold" },
    ],
  });
  expect(await dealsOf(ana)).toMatchObject([
    { boughtOn: "2026-09-01", priceCents: 20_00, profitCents: 55_50, daysHeld: 61 },
  ]);
});

test("a sale without its cost counts in no profit until the person enters it", async () => {
  const ana = (await testApp()).signedIn("ana");
  await importFile(ana, ebayFile);
  const money = async () => MoneyReport.parse((await ana.get("/api/deals/money")).body).total.sold;
  const { tasks } = DealsSummary.parse((await ana.get("/api/deals/summary")).body);
  const tax = TaxYear.parse((await ana.get("/api/tax/2026")).body);
  expect(tasks.map(({ kind }) => kind)).toEqual(["cost", "cost", "cost"]);
  expect(await money()).toBe(0);
  expect(tax.rules[0]).toBe(
    "3 sold items have no cost yet, so line 36 is too low. Enter what you paid.",
  );

  const [lamp] = await dealsOf(ana);
  await ana.put(`/api/deals/${lamp?.id}`, { revision: 1, priceCents: 3_00 });
  expect(await money()).toBe(1);
});

test("another person's stock is not sold by an import, and their ledger stays as it is", async () => {
  const { signedIn } = await testApp();
  const [ana, ben] = [signedIn("ana"), signedIn("ben")];
  await ben.post("/api/deals", { title: "Drill", stage: "bought", priceCents: 1, sku: "S-7" });
  expect(await importFile(ana, ebayFile)).toMatchObject({ added: 3, sold: 0 });
  expect(await dealsOf(ben, "all")).toMatchObject([{ title: "Drill", stage: "bought" }]);
});

test("what a person sells is remembered for their next answers, once and as they correct it", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const bought = { stage: "bought", boughtOn: "2026-10-01", priceCents: 5_00 };
  const { id } = Deal.parse((await ana.post("/api/deals", { ...bought, title: "Oak chair" })).body);
  const sell = (priceCents: number) =>
    ana.post(`/api/deals/${id}/sale`, {
      soldOn: "2026-11-04",
      platform: "facebook_local",
      priceCents,
    });
  await sell(40_00);
  await sell(45_00);
  await importFile(ana, ebayFile);

  const sales = RecordedSale.array().parse((await ana.get("/api/sales")).body);
  expect(
    sales.map(({ title, price, marketplace, origin }) => [title, price, marketplace, origin]),
  ).toEqual(
    expect.arrayContaining([
      ["Oak chair", 45, "Facebook Marketplace", "own"],
      ["Makita XPH12 drill", 85, "eBay", "own"],
      ["Brass lamp", 40, "eBay", "own"],
    ]),
  );
  expect(sales).toHaveLength(3);
  expect((await signedIn("ben").get("/api/sales")).body).toEqual([]);
});
