import { DealsSummary } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aSale, startDeal } from "../../../testing/deals.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

const summaryOf = async (agent: Agent) =>
  DealsSummary.parse((await agent.get("/api/deals/summary")).body);

test.each(["summary", "money", "accuracy"])(
  "the report %s says in which language it is, and differs by what is asked for",
  async (report) => {
    const ana = (await testApp()).signedIn("ana");
    for (const language of ["en", "es"]) {
      const headers = { "accept-language": language };
      const reply = await ana.raw(`/api/deals/${report}`, { headers });
      expect(reply.headers.get("content-language")).toBe(language);
      expect(reply.headers.get("vary")).toContain("Accept-Language");
    }
  },
);

test("the month has what was bought, sold, paid and returned in it, and nothing of the month before", async () => {
  const ana = (await testApp()).signedIn("ana");
  const before = { boughtOn: "2026-10-01", priceCents: 10_00 };
  const sold = await startDeal(ana, before);
  await ana.post(`/api/deals/${sold.id}/sale`, aSale({ priceCents: 30_00, feeCents: 0 }));
  const over = await startDeal(ana, before);
  const earlier = aSale({ soldOn: "2026-10-30", priceCents: 50_00, feeCents: 0 });
  await ana.post(`/api/deals/${over.id}/sale`, earlier);
  const paidNow = [{ kind: "repair", cents: 1_25, paidOn: "2026-11-02" }];
  const kept = await startDeal(ana, {
    ...before,
    stage: "kept",
    closedOn: "2026-10-02",
    costs: paidNow,
  });
  await startDeal(ana, {
    ...before,
    stage: "kept",
    boughtOn: "2026-11-03",
    closedOn: "2026-11-04",
  });

  const { month, stock, openCount } = await summaryOf(ana);

  expect(kept.costs).toHaveLength(1);
  expect(month).toEqual({
    moneyInCents: 30_00,
    moneyOutCents: 1_25 + 10_00,
    profitCents: 20_00,
    sold: 1,
    goalCents: null,
  });
  expect([stock.items, openCount]).toEqual([0, 0]);
});

test("what was bought before and is still there is in stock, and open, this month too", async () => {
  const ana = (await testApp()).signedIn("ana");
  await startDeal(ana, { boughtOn: "2026-09-01", priceCents: 12_00 });
  await startDeal(ana, { stage: "watching", boughtOn: null, priceCents: null });

  const { stock, openCount } = await summaryOf(ana);

  expect(stock).toMatchObject({ items: 1, costCents: 12_00, since: "2026-09-01" });
  expect(openCount).toBe(2);
});

test("a plan that was never made caps nothing, and a new one takes the place of the one before", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const none = { bankrollCents: null, capsPayAtMost: false, monthlyProfitGoalCents: null };
  const plan = { bankrollCents: 500_00, capsPayAtMost: true, monthlyProfitGoalCents: 90_00 };

  expect((await ana.get("/api/deal-plan")).body).toEqual(none);
  await ana.put("/api/deal-plan", { ...plan, bankrollCents: 1 });
  expect((await ana.put("/api/deal-plan", plan)).body).toEqual(plan);

  expect((await ana.get("/api/deal-plan")).body).toEqual(plan);
  expect((await signedIn("ben").get("/api/deal-plan")).body).toEqual(none);
  const summary = await summaryOf(ana);
  expect(summary).toMatchObject({ leftToSpendCents: 500_00, month: { goalCents: 90_00 } });
  expect(Object((await ana.get("/api/account/export")).body)).toMatchObject({ dealPlan: plan });
});
