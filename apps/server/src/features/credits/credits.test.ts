import { randomUUID } from "node:crypto";
import { Analysis } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing, anUnknownThing } from "../../testing/factories.ts";
import { times } from "../../testing/soak.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { creditsStore } from "./store.ts";

const count = (values: readonly number[], wanted: number) =>
  values.filter((value) => value === wanted).length;

async function useUp(agent: Agent, credits: number) {
  for (let spent = 0; spent < credits; spent++) await agent.post("/api/analyses", aListing());
}

test("a new install has ten analyses until the same day of the next month", async () => {
  const { as } = await testApp();
  const { body } = await as("ana").get("/api/credits");
  expect(body).toEqual({ used: 0, total: 10, resetsAt: "2026-12-21T00:00:00.000Z" });
});

test("an answer costs one credit and says in its headers what is left", async () => {
  const { as } = await testApp();

  const reply = await as("ana").post("/api/analyses", aListing());

  expect(reply.headers.get("x-credits-used")).toBe("1");
  expect(reply.headers.get("x-credits-total")).toBe("10");
  expect(reply.headers.get("x-credits-reset")).toBe("2026-12-21T00:00:00.000Z");
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 1 });
});

test("who is no owner any longer has no balance", async () => {
  const { database } = await testDatabase();
  const credits = creditsStore(database, () => new Date("2026-11-21T12:00:00Z"));

  await expect(credits.balance(randomUUID())).rejects.toMatchObject({ code: "conflict" });
});

test("not enough evidence is stored and costs nothing", async () => {
  const { as } = await testApp();

  const reply = await as("ana").post("/api/analyses", anUnknownThing());

  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ resaleRange: null, recommendation: null });
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
  expect((await as("ana").get("/api/analyses")).body).toEqual([reply.body]);
});

test("the eleventh analysis of a month is refused and says when there are new ones", async () => {
  const { as } = await testApp();
  await useUp(as("ana"), 10);

  const reply = await as("ana").post("/api/analyses", aListing());

  expect(reply.status).toBe(402);
  expect(reply.body).toMatchObject({
    code: "quota_exceeded",
    message:
      "You've used all 10 analyses this month. You get more on December 21, 2026. See /pricing for plans with more.",
  });
  expect(reply.headers.get("x-credits-used")).toBe("10");
});

const rounds = times(3, 50);
const failures = times(3, 200);
const patience = { timeout: times(60_000, 1_800_000) };

test(
  `200 analyses at once on ten credits give exactly ten answers, ${rounds} times`,
  patience,
  async () => {
    const { as } = await testApp();
    for (let round = 0; round < rounds; round += 1) {
      const agent = as(`person ${round}`);
      await agent.install();
      const tries = Array.from({ length: 200 }, () => agent.post("/api/analyses", aListing()));

      const statuses = (await Promise.all(tries)).map((reply) => reply.status);

      expect([count(statuses, 200), count(statuses, 402)]).toEqual([10, 190]);
      expect((await agent.get("/api/credits")).body).toMatchObject({ used: 10 });
      expect((await agent.get("/api/analyses")).body).toHaveLength(10);
    }
  },
);

test("at the turn of the month ten new ones are there, also for 100 requests at once", async () => {
  let now = new Date("2027-01-31T10:00:00.000Z");
  const { as } = await testApp({ clock: () => now });
  await useUp(as("ana"), 10);
  now = new Date("2027-02-27T23:59:59.999Z");
  expect((await as("ana").post("/api/analyses", aListing())).status).toBe(402);

  now = new Date("2027-02-28T00:00:00.000Z");
  const before = await as("ana").get("/api/credits");
  const tries = Array.from({ length: 100 }, () => as("ana").post("/api/analyses", aListing()));
  const statuses = (await Promise.all(tries)).map((reply) => reply.status);

  expect(before.body).toEqual({ used: 0, total: 10, resetsAt: "2027-03-31T00:00:00.000Z" });
  expect(count(statuses, 200)).toBe(10);
  expect((await as("ana").get("/api/credits")).body).toMatchObject({
    used: 10,
    resetsAt: "2027-03-31T00:00:00.000Z",
  });
});

test("what counts as used is exactly the charged answers that are stored", async () => {
  const { as } = await testApp();
  const listings = [aListing(), anUnknownThing(), { title: "" }, aListing({ price: -1 })];
  await Promise.all(
    [...listings, ...listings].map((body) => as("ana").post("/api/analyses", body)),
  );
  const { id } = await as("ana").install();
  const { database } = await testDatabase();

  const { rows } = await database.execute<{ used: number; stored: number }>(sql`
    select used, (select count(*)::int from analyses where owner_id = credits.owner_id and is_charged)
      as stored from credits where owner_id = ${id}`);

  expect(rows).toEqual([{ used: 2, stored: 2 }]);
});

test(`a reader of pictures that fails ${failures} times costs nothing`, patience, async () => {
  const broken = { read: async () => Promise.reject(new Error("worker died")) };
  const { as, logged } = await testApp({ ocr: broken, mayLog: true });
  for (let failure = 0; failure < failures; failure += 1) {
    const form = new FormData();
    form.set("screenshot", new File(["picture"], "shot.png"));

    const reply = await as("ana").upload(form);

    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply.body)).not.toContain("worker died");
  }
  expect(logged.join()).toContain("worker died");
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
  expect(Analysis.array().parse((await as("ana").get("/api/analyses")).body)).toEqual([]);
});
