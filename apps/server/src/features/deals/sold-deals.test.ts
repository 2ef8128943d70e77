import { Deal, DealsSummary, DealWithHistory } from "@flipworth/contract";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { aSale, dealsOf, startDeal } from "../../testing/deals.ts";

test("a sale takes the platform's own fee and tells the profit to the cent", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const costs = [{ kind: "repair", cents: 5_25, paidOn: "2026-11-02" }];
  const { id } = await startDeal(ana, { costs });

  const { body } = await ana.post(
    `/api/deals/${id}/sale`,
    aSale({ buyerShippingCents: 10_00, labelCents: 9_95, packingCents: 1_50 }),
  );

  const sold = Deal.parse(body);
  // 13.6% of $110 with 7.5% sales tax, and $0.40.
  expect(sold.sale?.feeCents).toBe(16_48);
  expect(sold.sale?.feeRule).toContain("eBay");
  expect(sold.profitCents).toBe(110_00 - 16_48 - 9_95 - 1_50 - 40_00 - 5_25);
  expect(sold.daysHeld).toBe(10);
});

test("a fee that the person enters wins over the table", async () => {
  const { signedIn } = await testApp();
  const { id } = await startDeal(signedIn("ana"));
  const { body } = await signedIn("ana").post(`/api/deals/${id}/sale`, aSale({ feeCents: 12_34 }));
  expect(Deal.parse(body).sale).toMatchObject({ feeCents: 12_34, feeRule: null });
});

test("a sale on one platform says where else the item has to come down", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const listing = { askCents: 120_00, listedOn: "2026-11-03", state: "active" };
  const url = "https://www.mercari.com/us/item/m1";
  const { id } = await startDeal(ana, {
    stage: "listed",
    listings: [
      { ...listing, platform: "ebay" },
      { ...listing, platform: "mercari", url },
    ],
  });

  const { body } = await ana.post(`/api/deals/${id}/sale`, aSale());

  const sold = Deal.parse(body);
  expect(sold.takeDown).toEqual([{ platform: "mercari", url }]);
  expect(sold.listings.map(({ state }) => state)).toEqual(["sold", "active"]);
  const { body: summary } = await ana.get("/api/deals/summary");
  expect(summary).toMatchObject({ tasks: [{ kind: "take_down", dealId: id }], taskCount: 1 });

  const told = await ana.raw("/api/deals/summary", { headers: { "accept-language": "es-MX" } });
  expect(told.headers.get("content-language")).toBe("es");
  expect(DealsSummary.parse(await told.json()).tasks[0]?.sentence).toBe(
    "Se vendió. Quítalo de Mercari.",
  );
});

test("the same sale again changes nothing, and another one corrects it as on the site, with the first in the history", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana);
  const sell = async (fields: object, key: string) =>
    Deal.parse(
      (await ana.post(`/api/deals/${id}/sale`, aSale(fields), { "idempotency-key": key })).body,
    );

  const first = await sell({ feeCents: 13_00 }, "form-1");
  expect(await sell({ feeCents: 13_00 }, "form-1")).toEqual(first);
  expect(await sell({ feeCents: 13_00 }, "form-2")).toEqual(first);
  const corrected = await sell({ feeCents: 13_00, priceCents: 95_00 }, "form-3");

  expect(corrected).toMatchObject({ id, sale: { priceCents: 95_00 }, revision: 3 });
  const { changes } = DealWithHistory.parse((await ana.get(`/api/deals/${id}`)).body);
  expect(changes).toMatchObject([
    { what: "sale", fields: { sale: [{ priceCents: 100_00 }, { priceCents: 95_00 }] } },
    { what: "sale", fields: { sale: [null, { priceCents: 100_00 }] } },
  ]);
});

test("some of several are sold as a deal of their own, and no cent of the cost is lost", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 3, priceCents: 10_00 });

  const key = { "idempotency-key": "sell-two" };
  const reply = await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 2 }), key);
  await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 2 }), key);

  expect(Deal.parse(reply.body)).toMatchObject({ quantity: 2, priceCents: 6_67, stage: "sold" });
  const all = await dealsOf(ana);
  const bySize = all.toSorted((a, b) => a.quantity - b.quantity);
  expect(bySize.map(({ quantity, priceCents }) => [quantity, priceCents])).toEqual([
    [1, 3_33],
    [2, 6_67],
  ]);
});

test("a returned item is back in stock, and its profit counts what the return cost", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = await startDeal(ana);
  await ana.post(`/api/deals/${id}/sale`, aSale({ feeCents: 15_00, labelCents: 8_00 }));
  const undone = { returnedOn: "2026-11-15", refundCents: 100_00, returnLabelCents: 9_00 };

  const back = Deal.parse((await ana.post(`/api/deals/${id}/return`, undone)).body);
  await ana.post(`/api/deals/${id}/return`, undone);
  expect(back).toMatchObject({ stage: "returned", sale: null, profitCents: null });

  const again = aSale({ soldOn: "2026-11-20", priceCents: 90_00, feeCents: 13_00 });
  const { body } = await ana.post(`/api/deals/${id}/sale`, again);
  const firstTry = 100_00 - 15_00 - 8_00 - 100_00 - 9_00;
  expect(Deal.parse(body).profitCents).toBe(firstTry + 90_00 - 13_00 - 40_00);
});
