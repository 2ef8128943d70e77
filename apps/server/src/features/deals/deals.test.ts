import { Deal, DealWithHistory, limits } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";
import { aDeal, aSale, dealsOf, startDeal } from "../../testing/deals.ts";

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a title is enough to start a deal, and the same key makes no second one", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const key = { "idempotency-key": "one-press" };

  const first = await ana.post("/api/deals", { title: "Old lamp" }, key);
  const second = await ana.post("/api/deals", { title: "Old lamp" }, key);

  expect([first.status, second.status]).toEqual([201, 200]);
  expect(Deal.parse(second.body).id).toBe(Deal.parse(first.body).id);
  expect(await dealsOf(ana)).toMatchObject([{ title: "Old lamp", stage: "watching", quantity: 1 }]);
});

test("a lot becomes items that share its cost by value, count or hand, to the cent", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const costs = [{ kind: "buying_fees", cents: 7, paidOn: "2026-11-01" }];
  const named = ["Bike", "Lamp", "Box"];
  const ways = [
    { by: "count", parts: named.map((title) => ({ title })) },
    { by: "value", parts: named.map((title, at) => ({ title, valueCents: at * 50_00 })) },
    { by: "hand", parts: named.map((title, at) => ({ title, costCents: [10_00, 3, 90_04][at] })) },
  ];
  for (const split of ways) {
    const lot = await startDeal(ana, { priceCents: 100_00, costs });
    const { body, status } = await ana.post(`/api/deals/${lot.id}/split`, split);
    expect(status).toBe(200);
    const items = Deal.array().parse(body);
    expect(items.map(({ title }) => title)).toEqual(named);
    expect(items.reduce((sum, { costCents }) => sum + costCents, 0)).toBe(100_07);
    const again = await ana.post(`/api/deals/${lot.id}/split`, split);
    expect(
      Deal.array()
        .parse(again.body)
        .map(({ id }) => id),
    ).toEqual(items.map(({ id }) => id));
    const { deal } = DealWithHistory.parse((await ana.get(`/api/deals/${lot.id}`)).body);
    expect(deal).toMatchObject({ stage: "split", costCents: 0 });
  }
});

test("parts that do not add up to the lot are refused, with what is missing", async () => {
  const { signedIn } = await testApp();
  const lot = await startDeal(signedIn("ana"), { priceCents: 10_00 });
  const parts = ["A", "B"].map((title) => ({ title, costCents: 4_00 }));
  const { status, body } = await signedIn("ana").post(`/api/deals/${lot.id}/split`, {
    by: "hand",
    parts,
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("Change a part by $2.");
});

test("an edit keeps what was there before, and a stale one is refused", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id, revision } = await startDeal(ana);

  await ana.put(`/api/deals/${id}`, { revision, priceCents: 35_00, storedAt: "Shelf 2" });
  const repeated = await ana.put(`/api/deals/${id}`, { revision, priceCents: 35_00 });
  const stale = await ana.put(`/api/deals/${id}`, { revision, priceCents: 1 });

  expect([repeated.status, stale.status]).toEqual([200, 409]);
  const { deal, changes } = DealWithHistory.parse((await ana.get(`/api/deals/${id}`)).body);
  expect(deal).toMatchObject({ priceCents: 35_00, storedAt: "Shelf 2", revision: revision + 1 });
  expect(changes).toHaveLength(1);
  expect(changes[0]?.fields["priceCents"]).toEqual([40_00, 35_00]);
});

test("what was bought needs the price that was paid", async () => {
  const { signedIn } = await testApp();
  const { status, body } = await signedIn("ana").post("/api/deals", aDeal({ priceCents: null }));
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: { priceCents: expect.stringContaining("0 if it was free") },
  });
});

test("another person's deal does not exist for any call", async () => {
  const { signedIn } = await testApp();
  const { id, revision } = await startDeal(signedIn("ana"));
  const ben = signedIn("ben");
  const parts = [{ title: "A" }, { title: "B" }];
  const receipt = { contentType: "image/png", base64: onePixel };
  const replies = await Promise.all([
    ben.get(`/api/deals/${id}`),
    ben.put(`/api/deals/${id}`, { revision, title: "Mine" }),
    ben.delete(`/api/deals/${id}`),
    ben.post(`/api/deals/${id}/sale`, aSale()),
    ben.post(`/api/deals/${id}/return`, { returnedOn: "2026-11-12", refundCents: 1 }),
    ben.post(`/api/deals/${id}/split`, { by: "count", parts }),
    ben.put(`/api/deals/${id}/receipt`, receipt),
    ben.get(`/api/deals/${id}/receipt`),
    ben.delete(`/api/deals/${id}/receipt`),
    ben.get(`/api/deals?before=${id}`),
    ben.post("/api/mileage", { drivenOn: "2026-11-01", miles: 4, purpose: "x", dealId: id }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  expect(await dealsOf(ben)).toEqual([]);
});

test("the Free plan keeps 25 deals open, also when many come at once", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  await startDeal(ana);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => ana.post("/api/deals", { title: "Lamp" })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(24);
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(6);
  const full = await ana.post("/api/deals", { title: "One more" });
  expect(full.body).toMatchObject({
    code: "plan_limit",
    message: expect.stringContaining("/pricing"),
  });

  const [open] = await dealsOf(ana, "open");
  await ana.delete(`/api/deals/${open?.id}`);
  expect((await ana.post("/api/deals", { title: "One more" })).status).toBe(201);
});

test("a deal from an analysis keeps what we said, and nobody else's analysis counts", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { body } = await ana.post("/api/analyses", aListing());
  const { id, details } = Object(body);
  const evaluation = details.analysisStages.evaluation;

  const deal = await startDeal(ana, { analysisId: id });

  expect(deal.prediction).toMatchObject({
    lowCents: Math.round(evaluation.low * 100),
    medianCents: Math.round(evaluation.median * 100),
    netProfitCents: Math.round(parseFloat(Object(body).netProfit.replaceAll(/[$,]/g, "")) * 100),
  });
  const stolen = await signedIn("ben").post("/api/deals", aDeal({ analysisId: id }));
  expect(stolen.status).toBe(404);
});

test("a receipt is kept, bounded, and only a picture", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana);
  const picture = { contentType: "image/png", base64: onePixel };

  expect((await ana.put(`/api/deals/${id}/receipt`, picture)).status).toBe(200);
  expect((await ana.get(`/api/deals/${id}/receipt`)).body).toEqual(picture);
  expect(await dealsOf(ana)).toMatchObject([{ hasReceipt: true }]);
  const text = { contentType: "image/png", base64: Buffer.from("no picture").toString("base64") };
  const large = { contentType: "image/png", base64: "A".repeat(limits.receiptRequestBytes) };
  const refused = await Promise.all(
    [text, large].map((body) => ana.put(`/api/deals/${id}/receipt`, body)),
  );
  expect(refused.map(({ status }) => status)).toEqual([400, 413]);
  expect((await ana.delete(`/api/deals/${id}/receipt`)).status).toBe(200);
  expect((await ana.get(`/api/deals/${id}/receipt`)).status).toBe(404);
});

test("deals, drives and receipts are in the download and go with the account", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana, { miles: 10 });
  await ana.put(`/api/deals/${id}/receipt`, { contentType: "image/png", base64: onePixel });

  const { body } = await ana.get("/api/account/export");
  expect(body).toMatchObject({
    deals: [{ id, costs: [{ kind: "driving", cents: 7_25 }] }],
    trips: [{ miles: 10, dealId: id, deductionCents: 7_25 }],
    receipts: [{ dealId: id, base64: onePixel }],
  });
  expect((await ana.delete("/api/account")).status).toBe(200);
});

test("the table of all deals opens in a spreadsheet and runs no formula of a stranger's title", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana, { title: "=1+1 drill" });
  await ana.post(`/api/deals/${id}/sale`, aSale({ feeCents: 0 }));
  const text = await (await ana.raw("/api/exports/deals.csv")).text();
  expect(text).toContain("'=1+1 drill");
  expect(text.split("\r\n")[1]).toContain(",100,0,0,0,0,60,10,");
});
