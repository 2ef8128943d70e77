import { AccuracyReport, Deal, DealsSummary } from "@flipworth/contract";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";

const soldAt = async (agent: Agent, analysisId: string, priceCents: number) => {
  const bought = { title: "iPad", stage: "bought", boughtOn: "2026-11-01", priceCents: 60_00 };
  const { body } = await agent.post("/api/deals", { ...bought, analysisId });
  const sale = { soldOn: "2026-11-10", platform: "ebay", priceCents };
  await agent.post(`/api/deals/${Deal.parse(body).id}/sale`, sale);
};
const listing = {
  title: "Apple iPad 9th generation 64GB, wifi",
  price: 60,
  condition: "Used - Good",
};
const analyzed = async (agent: Agent) => {
  const { body } = await agent.post("/api/analyses", listing);
  const { id, details, reasoning, maxBuyPrice } = Object(body);
  const { evaluation } = details.analysisStages;
  return { id, evaluation, reasoning, maxBuyPrice };
};

test("what sold deals brought is held against what we said, and moves the person's own next answer", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const before = await analyzed(ana);
  const brought = Math.round(before.evaluation.median * 80);
  for (let sold = 0; sold < 4; sold++) await soldAt(ana, before.id, brought);
  expect((await analyzed(ana)).evaluation.median).toBe(before.evaluation.median);

  await soldAt(ana, before.id, brought);
  const after = await analyzed(ana);

  const report = AccuracyReport.parse((await ana.get("/api/deals/accuracy")).body);
  expect(report.total).toMatchObject({ sold: 5, biasPercent: -20 });
  // ln 0.8, shrunk by 5 of 15 sales.
  expect(report.ownBias.percent).toBeCloseTo(-7.2, 1);
  expect(after.evaluation.median / before.evaluation.median).toBeCloseTo(0.8 ** (1 / 3), 1);
  expect(after.evaluation.ownBias.sentence).toBe(
    "Your 5 sold deals brought 20% less than we said, so we lower your estimates by 7%.",
  );
  expect(after.reasoning).toContain(after.evaluation.ownBias.sentence);
  expect((await analyzed(signedIn("ben"))).evaluation).toEqual(before.evaluation);
});

test("what the bankroll has left caps what to pay, once the person wants it", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const free = await analyzed(ana);
  await ana.post("/api/deals", { title: "Stock", stage: "bought", priceCents: 70_00 });
  const plan = { bankrollCents: 100_00, monthlyProfitGoalCents: null };
  await ana.put("/api/deal-plan", { ...plan, capsPayAtMost: false });
  expect((await analyzed(ana)).maxBuyPrice).toBe(free.maxBuyPrice);

  await ana.put("/api/deal-plan", { ...plan, capsPayAtMost: true });
  const capped = await analyzed(ana);

  expect(free.maxBuyPrice).toBeGreaterThan(30);
  expect(capped.maxBuyPrice).toBe(30);
  expect(capped.reasoning).toContain("Your bankroll has $30 left.");
  const summary = DealsSummary.parse((await ana.get("/api/deals/summary")).body);
  expect(summary.leftToSpendCents).toBe(30_00);
});
