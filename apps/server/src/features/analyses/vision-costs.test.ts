import { createOcr } from "@flipworth/ocr";
import { afterAll, expect, test } from "vitest";
import { type DailySpending, dailySpending } from "../../providers/vision/daily-spending.ts";
import { aListing } from "../../testing/factories.ts";
import { rememberingReader } from "../../testing/stand-ins/remembering-reader.ts";
import { testDatabase } from "../../testing/test-database.ts";
import {
  figuresOf,
  listingPicture as screenshot,
  sightingOf,
  visionWorld,
} from "../../testing/worlds/vision-world.ts";

const reader = createOcr({ workers: 1, timeoutMs: 15_000, maximumQueued: 8 });
afterAll(() => reader.close());
const ocr = rememberingReader(reader);
const { world, withoutModel } = visionWorld(ocr);

test("what the model costs is counted and written down, without a word of the listing or the key", async () => {
  const { analyse, log, report } = await world();
  await analyse(screenshot);

  const lines = await report();
  expect(lines).toContain(
    'flipworth_model_request_duration_seconds_count{question="estimate",outcome="answered"} 1',
  );
  expect(lines).toContain('flipworth_model_tokens_total{direction="read"} 2400');
  expect(lines).toContain("flipworth_model_cost_dollars_total 0.0032");
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "vision model", question: "look", outcome: "answered", inputTokens: 1_200 },
    { msg: "vision model", question: "estimate", costDollars: 0.0016 },
  ]);
  expect(log.join()).not.toMatch(/iPad|key-of-a-test|tablet/);
});

const sales = [80, 90, 95, 100, 110].map((price) => ({
  title: "Apple iPad 9th generation 64GB wifi",
  price,
  kind: "sold" as const,
}));

test("a refinement of the same picture, and one of that, rest on what was seen and ask nothing", async () => {
  const { analyse, asked } = await world();
  const first = await analyse(screenshot, aListing());

  const again = await analyse(screenshot, { ...aListing(), comparables: sales, refines: first.id });
  const third = await analyse(screenshot, { ...aListing(), refines: again.id });

  expect(asked).toHaveLength(2);
  expect(sightingOf(again)).toEqual(sightingOf(first));
  expect(again.details.analysisStages.valuation.evidence.map(({ source }) => source)).toEqual(
    expect.arrayContaining(["model_estimate", "sold_comparables"]),
  );
  expect(figuresOf(third)).toEqual(figuresOf(first));
});

test("what a model could not say the first time it is asked for again", async () => {
  const { analyse, asked, mishap } = await world();
  mishap("garbled");
  const first = await analyse(screenshot, aListing());

  const again = await analyse(screenshot, { ...aListing(), refines: first.id });

  expect(asked).toHaveLength(3);
  expect(sightingOf(again)).toMatchObject({ hasLooked: true });
});

/** A question to the stand-in costs 0.0016 dollars. */
async function spendingOf(dollarsADay: number): Promise<DailySpending> {
  const { pool } = await testDatabase();
  await pool.query("delete from rate_limits where key like 'model_spending%'");
  return dailySpending(pool, dollarsADay);
}

test("what may be spent in a day is spent, and then the words alone answer, say so, and cost as before", async () => {
  const { analyse, asked, ana, report } = await world({ spending: await spendingOf(0.003) });
  await analyse(screenshot, aListing());

  const blind = await analyse(screenshot, aListing({ price: 70 }));

  expect(asked).toHaveLength(2);
  expect(sightingOf(blind)).toMatchObject({ hasLooked: false, thing: null });
  expect(blind.reasoning.join("\n")).toMatch(/model reached its daily limit/);
  expect(figuresOf(blind)).toEqual(
    figuresOf(await withoutModel(screenshot, aListing({ price: 70 }))),
  );
  expect((await ana.get("/api/credits")).body).toMatchObject({ used: 2 });
  expect(await report()).toContain(
    'flipworth_model_request_duration_seconds_count{question="look",outcome="spent"} 1',
  );
});

test("all servers of a database spend from one purse, and a question without an end counts as a dear one", async () => {
  const spending = await spendingOf(0.009);
  const first = await world({ spending, timeLimitMs: 500 });
  first.mishap("hang");
  await first.analyse(screenshot);
  const { pool } = await testDatabase();

  const second = await world({ spending: dailySpending(pool, 0.009) });
  await second.analyse(screenshot);

  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
});
