import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing, emptyPage } from "../../testing/factories.ts";
import { times } from "../../testing/soak.ts";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const withKey = (key: string) => ({ "idempotency-key": key });

test("the same request under the same key gives the same answer for one credit", async () => {
  const { as } = await testApp();

  const first = await as("ana").post("/api/analyses", aListing(), withKey("k1"));
  const second = await as("ana").post("/api/analyses", aListing(), withKey("k1"));

  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(second.headers.get("x-credits-used")).toBe("1");
  expect((await as("ana").get("/api/analyses")).body).toEqual([first.body]);
});

const rounds = times(1, 100);
const patience = { timeout: 20_000 * rounds };

test(
  "one key sent 50 times at once is worked on once, and 50 equal bodies come back",
  patience,
  async () => {
    let readings = 0;
    const slowReader = {
      read: async () => {
        readings++;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { kind: "page", page: emptyPage } as const;
      },
    };
    const { as } = await testApp({ ocr: slowReader });
    const form = () => {
      const body = new FormData();
      body.set("screenshot", new File(["picture"], "shot.png"));
      body.set("listing", JSON.stringify(aListing()));
      return body;
    };
    for (let round = 1; round <= rounds; round += 1) {
      const person = as(`person ${round}`);
      await person.install();

      const tries = Array.from({ length: 50 }, async () => {
        const init = { method: "POST", body: form(), headers: withKey("k2") };
        return (await person.raw("/api/analyses", init)).text();
      });
      const bodies = await Promise.all(tries);

      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toContain('"id"');
      expect(readings).toBe(round);
      expect((await person.get("/api/credits")).body).toMatchObject({ used: 1 });
    }
  },
);

test("a key used for another request is refused", async () => {
  const { as } = await testApp();
  await as("ana").post("/api/analyses", aListing({ price: 90 }), withKey("k3"));

  const reply = await as("ana").post("/api/analyses", aListing({ price: 91 }), withKey("k3"));

  expect(reply).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("two people may use the same key", async () => {
  const { as } = await testApp();
  const ana = await as("ana").post("/api/analyses", aListing(), withKey("k4"));
  const ben = await as("ben").post("/api/analyses", aListing({ price: 50 }), withKey("k4"));
  expect([ana.status, ben.status]).toEqual([200, 200]);
});

test("a refused request frees its key for a better one", async () => {
  const { as } = await testApp();
  const refused = await as("ana").post("/api/analyses", aListing({ price: "-$5" }), withKey("k5"));
  const better = await as("ana").post("/api/analyses", aListing(), withKey("k5"));
  expect([refused.status, better.status]).toEqual([400, 200]);
});

test("an answer can be fetched again by its key when all credits are used", async () => {
  const { as } = await testApp();
  const first = await as("ana").post("/api/analyses", aListing(), withKey("k6"));
  for (let spent = 1; spent < 10; spent++) await as("ana").post("/api/analyses", aListing());

  const again = await as("ana").post("/api/analyses", aListing(), withKey("k6"));

  expect(again).toMatchObject({ status: 200, body: first.body });
});

test("a request under another's key is refused, and the answer stays to be had", async () => {
  const { as } = await testApp();
  const first = await as("ana").post("/api/analyses", aListing(), withKey("k9"));
  const other = () => as("ana").post("/api/analyses", { ...aListing(), price: 12 }, withKey("k9"));
  const again = () => as("ana").post("/api/analyses", aListing(), withKey("k9"));

  const replies = await Promise.all([other(), again(), other(), again(), other(), again()]);

  expect(replies.map(({ status }) => status)).toEqual([409, 200, 409, 200, 409, 200]);
  expect(replies[1]?.body).toEqual(first.body);
});

test("a key whose holder died in the middle of the work is taken over", async () => {
  const { as } = await testApp();
  const { id } = await as("ana").install();
  const { database } = await testDatabase();
  const claims = async () => (await database.execute(sql`select * from analysis_claims`)).rows;
  await as("ana").post("/api/analyses", aListing(), withKey("k7"));
  await expect.poll(claims).toEqual([]);
  // As a crash leaves it: no answer stored, nothing spent, the claim not released.
  await database.execute(sql`
    with claim as (
      insert into analysis_claims
      select owner_id, idempotency_key, request_hash, ${randomUUID()}::uuid, '2026-11-21T11:59:00Z'
      from analyses where owner_id = ${id})
    delete from analyses where owner_id = ${id}`);

  const reply = await as("ana").post("/api/analyses", aListing(), withKey("k7"));

  expect(reply.status).toBe(200);
  await expect.poll(claims).toEqual([]);
});

test.each([["with space"], ["ä"], ["x".repeat(201)]])("the key %j is refused", async (key) => {
  const { as } = await testApp();
  const reply = await as("ana").post("/api/analyses", aListing(), withKey(key));
  expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
});
