import { Deal, DealsImported, limits, RecordedSale } from "@flipworth/contract";
import { expect, test } from "vitest";
import { dealsOf, startDeal } from "../../../testing/deals.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const heading =
  "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date";
const importFile = async (agent: Agent, lines: readonly string[], more: object = {}) => {
  const csv = [heading, ...lines].join("\n");
  return DealsImported.parse((await agent.post("/api/deals/imports", { csv, ...more })).body);
};
const tableOf = async (agent: Agent, csv: string) => {
  const columns = { title: "Thing", price: "Got", date: "When", cost: "Paid", boughtOn: "Bought" };
  const table = { csv, columns, platform: "facebook_local" };
  return DealsImported.parse((await agent.post("/api/deals/imports", table)).body);
};
const lamp = (at: number) => `2560123${10_000 + at},Lamp ${at},,1,$9.00,$0.00,Nov-04-26`;
const many = (count: number) => Array.from({ length: count }, (_one, at) => lamp(at));

test("a deal that a file brings has what the file says, and nothing that it does not say", async () => {
  const ana = (await testApp()).signedIn("ana");

  await importFile(ana, ["256012345678,Makita drill,S-7,1,$85.00,$12.50,Nov-03-26"]);

  const [brought] = await dealsOf(ana);
  expect(brought).toMatchObject({
    revision: 1,
    title: "Makita drill",
    stage: "sold",
    quantity: 1,
    sku: "S-7",
    storedAt: "",
    feeClass: "most",
    category: null,
    condition: null,
    source: "",
    boughtOn: null,
    priceCents: null,
    costs: [],
    listings: [],
    sale: {
      soldOn: "2026-11-03",
      platform: "ebay",
      priceCents: 85_00,
      buyerShippingCents: 12_50,
      labelCents: 0,
      packingCents: 0,
    },
    returns: [],
    prediction: null,
    closedOn: "2026-11-03",
    note: "",
  });
});

test("a cost without its day counts on the day of the sale", async () => {
  const ana = (await testApp()).signedIn("ana");

  const read = await tableOf(
    ana,
    ["Thing,Got,When,Paid,Bought", "Chair,$80,2026-11-01,20,", "Table,$90,2026-11-02,,"].join("\n"),
  );

  expect(read).toMatchObject({ added: 2, withoutCost: 1 });
  const brought = (await dealsOf(ana)).map(({ title, boughtOn }) => `${title} ${boughtOn}`);
  expect(brought.toSorted()).toEqual(["Chair 2026-11-01", "Table null"]);
});

test("more lines than go into one write are all kept, and remembered as what things sell for", async () => {
  const ana = (await testApp()).signedIn("ana");

  expect(await importFile(ana, many(1_001))).toMatchObject({ added: 1_001, known: 0 });
  expect(await importFile(ana, many(1_001))).toMatchObject({ added: 0, known: 1_001 });

  const sales = RecordedSale.array().parse((await ana.get("/api/sales")).body);
  expect(sales[0]).toMatchObject({ marketplace: "eBay", price: 9, origin: "own" });
});

test("ten lines are shown as they were read, and a hundred of those that can't be", async () => {
  const ana = (await testApp()).signedIn("ana");
  const bad = Array.from({ length: 101 }, (_one, at) => `25601234${1_000 + at},Chair,,1,soon,,`);

  const read = await importFile(ana, [...many(11), ...bad], { isPreview: true });

  expect(read.sample).toEqual(
    Array.from({ length: 10 }, (_one, at) => ({
      line: at + 2,
      title: `Lamp ${at}`,
      price: 9,
      date: "2026-11-04",
    })),
  );
  expect(read.headings).toEqual(heading.split(","));
  expect(read).toMatchObject({ readable: 11, badCount: 101, added: null, sold: null, known: null });
  expect(read.bad.map(({ line }) => line)).toEqual(
    Array.from({ length: 100 }, (_one, at) => at + 13),
  );
});

test("lines that the ledger can't take are told among those that can't be read, by their place", async () => {
  const ana = (await testApp()).signedIn("ana");

  const read = await tableOf(
    ana,
    [
      "Thing,Got,When,Paid,Bought",
      "Bench,$70,2026-11-02,20,2026-11-05",
      "Chair,soon,2026-11-01,20,",
      "Stool,$10,2026-11-01,much,",
    ].join("\n"),
  );

  expect(read.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "it was bought after it was sold"],
    [3, expect.any(String)],
    [4, "the cost can't be read"],
  ]);
});

/** Somebody with one thing, and how many lines of a file sold it from stock. */
async function soldFromStock(fields: object, line: string) {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { title: "Thing", boughtOn: "2026-10-01", ...fields });
  const { sold, added } = await importFile(ana, [line]);
  const { deal } = Object((await ana.get(`/api/deals/${id}`)).body);
  return { sold, added, stage: Deal.parse(deal).stage };
}

const taken = { sold: 1, added: 0, stage: "sold" };
const url = "https://www.ebay.com/itm/256012345678";
const listing = (address: string | null) => ({
  platform: "ebay",
  askCents: 90_00,
  listedOn: "2026-10-03",
  state: "active",
  url: address,
});
const lineOf = (itemId: string, sku = "", date = "Nov-03-26") =>
  `${itemId},Drill,${sku},1,$85.00,$0.00,${date}`;

test.each([
  ["its label", { sku: " s-7 " }, lineOf("256012345678", "S-7")],
  ["its number in a listing", { listings: [listing(null), listing(url)] }, lineOf("256012345678")],
  [
    "a number of eight digits",
    { listings: [listing("https://x.test/12345678")] },
    lineOf("12345678"),
  ],
  ["its label on the day it was bought", { sku: "S-7" }, lineOf("1", "S-7", "Oct-01-26")],
  ["its label while it is listed", { sku: "S-7", stage: "listed" }, lineOf("1", "S-7")],
])("what stands in stock is sold by %s", async (_name, fields, line) => {
  expect(await soldFromStock(fields, line)).toEqual(taken);
});

test.each([
  ["it is none of the stock", { sku: "S-7", stage: "kept" }, lineOf("1", "S-7"), "kept"],
  ["there are several of it", { sku: "S-7", quantity: 2 }, lineOf("1", "S-7"), "bought"],
  ["it was bought later", { sku: "S-7" }, lineOf("1", "S-7", "Sep-30-26"), "bought"],
  [
    "its number is short",
    { listings: [listing("https://x.test/1234567")] },
    lineOf("1234567"),
    "bought",
  ],
  ["its number is another", { listings: [listing(url)] }, lineOf("256012345699"), "bought"],
])("a line leaves what stands in stock where %s", async (...row) => {
  const [, fields, line, stage] = row;
  expect(await soldFromStock(fields, line)).toEqual({ sold: 0, added: 1, stage });
});

test("each thing in stock is sold once, the next line of its label is a deal of its own", async () => {
  const ana = (await testApp()).signedIn("ana");
  await startDeal(ana, { sku: "S-7", boughtOn: "2026-10-01" });
  const lines = [lineOf("256012345601", "S-7"), lineOf("256012345602", "S-7")];

  expect(await importFile(ana, lines)).toMatchObject({ sold: 1, added: 1 });
});

test("another file brings its own sales, also those of the same day and price as one that is entered", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { title: "Oak chair", boughtOn: "2026-10-01" });
  const sale = { soldOn: "2026-11-04", platform: "ebay", priceCents: 9_00 };
  await ana.post(`/api/deals/${id}/sale`, sale);

  expect(await importFile(ana, [lamp(1), lamp(2)])).toMatchObject({ added: 2, known: 0 });
  expect(await importFile(ana, [lamp(3), lamp(2)])).toMatchObject({ added: 1, known: 1 });
});

test("a file larger than is read is refused", async () => {
  const ana = (await testApp()).signedIn("ana");
  const csv = `${heading}\n`.padEnd(limits.importBytes + 1);

  expect((await ana.post("/api/deals/imports", { csv })).status).toBe(413);
});
