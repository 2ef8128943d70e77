import { limits } from "@flipworth/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { aListing } from "../../../testing/factories.ts";
import { aHeavyListing } from "../../../testing/heavy-listing.ts";
import { testApp } from "../../../testing/test-app.ts";
import { createEnginePool } from "./engine-pool.ts";

// Far above what it takes: other suites may be using every core.
vi.setConfig({ testTimeout: 120_000 });

function aPool({ threads = 2, timeLimitMs = 60_000, script }: Partial<Options> = {}) {
  const waitMs = 60_000;
  const pool = createEnginePool({
    threads,
    timeLimitMs,
    waitMs,
    guide: { files: [], localFile: "/nowhere" },
    ...(script ? { script } : {}),
  });
  onTestFinished(() => pool.close());
  return pool;
}
type Options = Parameters<typeof createEnginePool>[0];

const attacks = 32;

test(`${attacks} listings with comparables of 500 characters each are refused`, async () => {
  const { as } = await testApp();
  const listing = aHeavyListing(limits.titleCharacters);
  expect(JSON.stringify(listing).length).toBeGreaterThan(100_000);

  const replies = await Promise.all(
    Array.from({ length: attacks }, () => as("ana").post("/api/analyses", listing)),
  );

  for (const reply of replies) {
    expect(reply).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/at most 200 characters/) },
    });
  }
});

test("while one person's dearest listings are worked on, others are answered", async () => {
  const { as, anybody } = await testApp({ engine: aPool() });
  const listing = aHeavyListing(limits.comparableTitleCharacters);
  await as("ben").post("/api/analyses", aListing());
  let done = 0;
  const heavy = Array.from({ length: 6 }, () =>
    as("ana")
      .post("/api/analyses", listing)
      .then((reply) => {
        done += 1;
        return reply;
      }),
  );

  let healthy = 0;
  while (done === 0) {
    const { status } = await anybody.get("/api/health");
    if (status === 200) healthy += 1;
  }
  const [text, doneBefore] = [await as("ben").post("/api/analyses", aListing()), done];

  expect(healthy).toBeGreaterThan(5);
  expect(text.status).toBe(200);
  expect(doneBefore).toBeLessThan(heavy.length);
  for (const reply of await Promise.all(heavy)) expect(reply.status).toBe(200);
});

test("a listing that takes too long is given up with 503, and the next is answered", async () => {
  const script = new URL("../../../testing/stand-ins/hanging-engine.ts", import.meta.url);
  const engine = aPool({ threads: 1, timeLimitMs: 5_000, script });
  const { as } = await testApp({ engine, mayLog: true });

  const endless = await as("ana").post("/api/analyses", aListing({ title: "hang" }));

  expect(endless).toMatchObject({
    status: 503,
    body: { code: "unavailable", message: expect.stringMatching(/took too long/) },
  });
  expect(endless.headers.get("retry-after")).toBe("5");
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
  expect((await as("ben").post("/api/analyses", aListing())).status).toBe(200);
});

// Two threads load the price guide from its sources.
test(
  "warm threads give the figures and the stages that the engine gives, in each language",
  { timeout: 60_000 },
  async () => {
    const here = await testApp();
    const engine = aPool();
    await engine.warmUp();
    const there = await testApp({ engine });

    for (const [language, told] of Object.entries({ en: /^Most sell/, es: /^La mayoría/ })) {
      const headers = { "accept-language": language };
      const [one, other] = await Promise.all(
        [here, there].map(({ as }) => as("ana").post("/api/analyses", aListing(), headers)),
      );

      const { id: _id, createdAt: _at, ...expected } = Object(one?.body);
      expect(expected.summary[1]).toMatch(told);
      expect(other).toMatchObject({ status: 200, body: expected });
    }
  },
);

test("what is stored of two hundred struck-out comparables is bounded", async () => {
  const { as } = await testApp();
  const listing = { ...aHeavyListing(limits.comparableTitleCharacters), ...aListing() };

  const answer = await as("ana").post("/api/analyses", listing);
  const { id } = Object(answer.body);
  const stored = await as("ana").get(`/api/analyses/${id}`);

  const struckOut = ({ body }: typeof answer): unknown[] =>
    Object(body).details.analysisStages.valuation.struckOut;
  expect(struckOut(answer).length).toBeGreaterThan(50);
  expect(struckOut(stored)).toEqual(struckOut(answer).slice(0, 50));
});
