import { AccountExport, Deal, Trip } from "@flipworth/contract";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { aDeal, aSale, startDeal } from "../../testing/deals.ts";
import { aListing } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const tableOf = async (agent: Agent) => {
  const reply = await agent.raw("/api/exports/deals.csv");
  const rows: Record<string, string>[] = parse(await reply.text(), { bom: true, columns: true });
  return { rows, name: reply.headers.get("content-disposition") };
};

test("the table of all deals says of each what it was, what it cost, where it sold and what we said", async () => {
  const ana = (await testApp()).signedIn("ana");
  const analysisId = Object((await ana.post("/api/analyses", aListing())).body).id;
  const listing = { askCents: 120_00, listedOn: "2026-11-03" };
  const { id, createdAt, prediction } = await startDeal(ana, {
    analysisId,
    stage: "listed",
    sku: "S-7",
    storedAt: "Shelf 2",
    category: "tools",
    condition: "Used",
    source: "Garage sale",
    sourceUrl: "https://example.com/sale",
    askingCents: 50_00,
    costs: [{ kind: "repair", cents: 5_25, paidOn: "2026-11-02" }],
    listings: [
      { ...listing, platform: "ebay", state: "active" },
      { ...listing, platform: "mercari", state: "ended" },
    ],
    note: "With a case",
  });
  const amounts = { buyerShippingCents: 10_50, labelCents: 9_95, packingCents: 1_25 };
  await ana.post(`/api/deals/${id}/sale`, aSale({ ...amounts, feeCents: 16_48 }));

  const { rows, name } = await tableOf(ana);

  const dollars = (cents = 0) => String(cents / 100);
  expect(name).toContain('"flipworth-deals-2026-11-21.csv"');
  expect(rows).toEqual([
    {
      Title: "DeWalt DCD771 drill",
      Stage: "sold",
      Quantity: "1",
      SKU: "S-7",
      "Stored at": "Shelf 2",
      Category: "tools",
      Condition: "Used",
      "Bought from": "Garage sale",
      Address: "https://example.com/sale",
      "Bought on": "2026-11-01",
      "Asking price (USD)": "50",
      "Price paid (USD)": "40",
      "All costs (USD)": "45.25",
      "Listed on": "eBay (sold); Mercari (ended)",
      "Sold on": "2026-11-11",
      "Sold at": "eBay",
      "Sale price (USD)": "100",
      "Shipping charged (USD)": "10.5",
      "Shipping paid (USD)": "9.95",
      "Packing (USD)": "1.25",
      "Selling fee (USD)": "16.48",
      "Net profit (USD)": dollars(110_50 - 16_48 - 9_95 - 1_25 - 45_25),
      "Days held": "10",
      "Resale range from (USD)": dollars(prediction?.lowCents),
      "Typical price (USD)": dollars(prediction?.medianCents),
      "Resale range to (USD)": dollars(prediction?.highCents),
      Note: "With a case",
      "Created at": createdAt,
    },
  ]);
});

test("what is not known of a deal is an empty cell, and no deals are a table with its headings", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  await ana.post("/api/deals", { title: "Old lamp" });

  const [lamp] = (await tableOf(ana)).rows;

  const filled = Object.entries(lamp ?? {}).filter(([, cell]) => cell !== "");
  expect(Object.fromEntries(filled)).toEqual({
    Title: "Old lamp",
    Stage: "watching",
    Quantity: "1",
    "All costs (USD)": "0",
    "Created at": expect.stringMatching(/^2026-11-21T12:00:0/),
  });
  const nobodys = await (await signedIn("ben").raw("/api/exports/deals.csv")).text();
  expect(nobodys).toMatch(/^Title,Stage,.*,Created at\r\n$/);
});

test("each list has the deals of its stages and no others", async () => {
  const ana = (await testApp()).signedIn("ana");
  const stages = ["watching", "offered", "bought", "listed", "kept", "given_away"];
  for (const stage of stages) await startDeal(ana, { title: stage, stage });
  for (const title of ["sold", "returned"]) {
    const { id } = await startDeal(ana, { title });
    await ana.post(`/api/deals/${id}/sale`, aSale());
    const back = { returnedOn: "2026-11-12", refundCents: 1 };
    if (title === "returned") await ana.post(`/api/deals/${id}/return`, back);
  }
  const { id } = await startDeal(ana, { title: "split" });
  const parts = [{ title: "one" }, { title: "other" }];
  await ana.post(`/api/deals/${id}/split`, { by: "count", parts });
  const titlesOf = async (query: string) =>
    Deal.array()
      .parse((await ana.get(`/api/deals${query}`)).body)
      .map(({ title }) => title);

  const open = ["one", "other", "returned", "listed", "bought", "offered", "watching"];
  expect(await titlesOf("")).toEqual(open);
  expect(await titlesOf("?show=open")).toEqual(open);
  expect(await titlesOf("?show=sold")).toEqual(["sold"]);
  expect(await titlesOf("?show=closed")).toEqual(["split", "given_away", "kept"]);
  expect(await titlesOf("?show=all")).toHaveLength(11);
  expect(await titlesOf("?show=all&search=list")).toEqual(["listed"]);
});

test("a person has several receipts, of each kind of picture, and all of them in the download", async () => {
  const ana = (await testApp()).signedIn("ana");
  const pictures = [
    { contentType: "image/png", base64: Buffer.from("\x89PNG\r\n", "latin1").toString("base64") },
    { contentType: "image/jpeg", base64: Buffer.from("ffd8ffe0", "hex").toString("base64") },
    { contentType: "image/webp", base64: Buffer.from("RIFF\n\n\r\nWEBP").toString("base64") },
  ];
  const kept: Record<string, unknown> = {};
  for (const picture of pictures) {
    const { id } = await startDeal(ana);
    kept[id] = picture;
    expect((await ana.put(`/api/deals/${id}/receipt`, picture)).body).toEqual(picture);
  }

  const { body } = await ana.get("/api/account/export");

  const byDeal = Object.fromEntries(
    AccountExport.parse(body).receipts.map(({ dealId, ...picture }) => [dealId, picture]),
  );
  expect(byDeal).toEqual(kept);
  const [id = ""] = Object.keys(kept);
  const notOne = [
    ["image/png", "A\x89PNG"],
    ["image/jpeg", "A\xff\xd8\xff"],
    ["image/webp", "ARIFF....WEBP"],
    ["image/webp", "RIFF...WEBP"],
    ["image/webp", "RIFF....WEBA"],
  ] as const;
  for (const [contentType, bytes] of notOne) {
    const base64 = Buffer.from(bytes, "latin1").toString("base64");
    expect(await ana.put(`/api/deals/${id}/receipt`, { contentType, base64 })).toMatchObject({
      status: 400,
      body: { code: "invalid_request", message: "This isn't a PNG, JPEG or WebP picture." },
    });
  }
  expect((await ana.get(`/api/deals/${id}/receipt`)).body).toEqual(kept[id]);
});

test("a deal without a drive logs none, and one that is only watched logs it today", async () => {
  const ana = (await testApp()).signedIn("ana");
  await startDeal(ana);
  const watched = aDeal({ stage: "watching", boughtOn: null, priceCents: null, miles: 12.3 });

  const { body } = await ana.post("/api/deals", watched);

  const { id, costs } = Object(body);
  const title = "x".repeat(300);
  await ana.post("/api/deals", aDeal({ title, boughtOn: "2025-01-02", miles: 1 }));
  const [far] = Trip.array().parse((await ana.get("/api/mileage?year=2025")).body);
  expect(far?.purpose).toBe(`Pick up ${title}`.slice(0, 200));
  const drivenOn = "2026-11-21";
  expect(costs).toEqual([{ kind: "driving", cents: 8_92, paidOn: drivenOn, note: "12.3 miles" }]);
  expect((await ana.get("/api/mileage?year=2026")).body).toMatchObject([
    { drivenOn, miles: 12.3, purpose: "Pick up DeWalt DCD771 drill", dealId: id },
  ]);
});
