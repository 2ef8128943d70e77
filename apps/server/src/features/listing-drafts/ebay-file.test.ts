import { Deal, DealsImported } from "@flipworth/contract";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";

const stock = { stage: "bought", boughtOn: "2026-10-01", priceCents: 5_00 };
const start = async (agent: Agent, fields: object) =>
  Deal.parse((await agent.post("/api/deals", { ...stock, ...fields })).body);

async function fileOf(agent: Agent) {
  const text = await (await agent.raw("/api/exports/ebay-drafts.csv")).text();
  // Strict: a quote or a line break that is not escaped, or a row of another width, throws.
  const rows: string[][] = parse(text, { bom: true });
  const [, , , , headings = [], ...drafts] = rows;
  const records = drafts.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [headings[at] ?? "", cell])),
  );
  return { text, rows, headings, records };
}

// The lines above the headings as eBay's "Create new drafts" template has them; many programs that
// write the same file repeat them, and an upload whose first line differs is refused.
const templateLines = [
  "#INFO,Version=0.0.2,Template= eBay-draft-listings-template_US,,,,,,,,",
  "#INFO Action and Category ID are required fields. 1) Set Action to Draft 2) Please find the category ID for your listings here: https://pages.ebay.com/sellerinformation/news/categorychanges.html,,,,,,,,,,",
  '"#INFO After you\'ve successfully uploaded your draft from the Seller Hub Reports tab, complete your drafts to active listings here: https://www.ebay.com/sh/lst/drafts",,,,,,,,,,',
  "#INFO,,,,,,,,,,",
  "Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8),Custom label (SKU),Category ID,Title,UPC,Price,Quantity,Item photo URL,Condition ID,Description,Format",
];

test("eBay's file of drafts begins as its template does, and no draft lacks what it requires", async () => {
  const ana = (await testApp()).signedIn("ana");
  await start(ana, { title: "DeWalt drill", category: "tools", condition: "New", quantity: 3 });
  await start(ana, { title: "Oak thing", category: "no such kind", condition: "For parts" });
  await start(ana, { title: "Old lamp", condition: "Used" });

  const { text, rows, records } = await fileOf(ana);

  expect(text.split("\r\n").slice(0, 5)).toEqual(templateLines);
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 11));
  const told = records.map((record) => [
    record["Title"],
    record["Category ID"],
    record["Condition ID"],
    record["Quantity"],
  ]);
  expect(told).toEqual([
    ["Old lamp", "99", "USED", "1"],
    ["Oak thing For Parts", "99", "", "1"],
    // One lot, as its title and price say: not three lots of three.
    ["DeWalt drill Lot of 3 New", "631", "NEW", "1"],
  ]);
  expect(
    new Set(records.map((record) => `${Object.values(record)[0]} ${record["Format"]}`)),
  ).toEqual(new Set(["Draft FixedPrice"]));
});

const strange = [
  '27" monitor, "as new"; =1+1',
  "=HYPERLINK(evil) drill",
  "@SUM(A1) lamp",
  "-2 for 1+ chairs",
  "+++ Chair +++",
  "' quoted = lamp",
  "＝1+1 wide lamp",
  "Lamp <script>alert(1)</script> & shade",
  "Стул 椅子 café lamp 🪑",
  `${"Very ".repeat(90)}long`,
  "x".repeat(300),
];

test("no title of a stranger is too long for eBay, runs in a spreadsheet or breaks the table", async () => {
  const ana = (await testApp()).signedIn("ana");
  const note = 'Small scratch, "on the back".\nOne crack\r\nbelow; =1+1';
  for (const title of strange) await start(ana, { title, note });

  const { records } = await fileOf(ana);

  expect(records).toHaveLength(strange.length);
  for (const record of records) {
    for (const cell of Object.values(record)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
    const { Title: title = "", Description: description = "" } = record;
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).not.toBe("");
    expect(title).not.toMatch(/^'/);
    expect(description).toMatch(/^<p>.*<\/p>$/);
    expect(description).toContain('- Small scratch, "on the back".<br>');
    expect(description).not.toContain("<script");
    expect(description).not.toMatch(/[\r\n]/);
  }
});

test("a draft's label leads an import of what sold back to the deal, also where the person gave it none", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana, { title: "Brass lamp" });
  const [draft] = (await fileOf(ana)).records;

  const csv = [
    "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date",
    `256012345699,LAMP of brass,${draft?.["Custom label (SKU)"]},1,$40.00,$0.00,Nov-04-26`,
  ].join("\n");
  const imports = async () =>
    DealsImported.parse((await ana.post("/api/deals/imports", { csv })).body);

  expect(await imports()).toMatchObject({ added: 0, sold: 1, known: 0 });
  expect(await imports()).toMatchObject({ added: 0, sold: 0, known: 1 });
  const sold = Deal.array().parse((await ana.get("/api/deals?show=sold")).body);
  expect(sold).toMatchObject([{ id, title: "Brass lamp", profitCents: expect.any(Number) }]);
});
