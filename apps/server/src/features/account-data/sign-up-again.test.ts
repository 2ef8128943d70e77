import { Credits } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { type Person, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const dayMs = 86_400_000;

const usedBy = async (person: Person) =>
  Credits.parse((await person.get("/api/credits")).body).used;

async function deleteAndSignUpAgain(person: Person) {
  expect((await person.delete("/api/account")).status).toBe(200);
  person.signInAnew();
}

const rowsOfPastUse = async () => {
  const { database } = await testDatabase();
  const { rows } = await database.execute<Record<string, unknown>>(sql`select * from past_use`);
  return rows;
};

test("five rounds of deleting and signing up again give ten free analyses and no more", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  let answered = 0;
  for (let round = 0; round < 5; round++) {
    for (let time = 0; time < 11; time++) {
      const { status } = await ana.post("/api/analyses", aListing());
      if (status === 200) answered += 1;
      else expect(status).toBe(402);
    }
    await deleteAndSignUpAgain(ana);
  }

  expect(answered).toBe(10);
  expect(await usedBy(ana)).toBe(10);
});

test("a new account goes on with the old one's period, and gets new credits when it ends", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const ana = signedIn("ana");
  await ana.post("/api/analyses", aListing());
  const before = (await ana.get("/api/credits")).body;

  now += 7 * dayMs;
  await deleteAndSignUpAgain(ana);

  expect((await ana.get("/api/credits")).body).toEqual(before);
  now += 25 * dayMs;
  ana.signInAnew();
  expect(await usedBy(ana)).toBe(0);
});

test("of the person a keyed hash stays, and that only until the period ends", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const before = await rowsOfPastUse();
  await signedIn("ana").post("/api/analyses", aListing());
  await signedIn("ana").delete("/api/account");

  const kept = (await rowsOfPastUse()).filter(
    (row) => !before.some((old) => old["identity_hash"] === row["identity_hash"]),
  );

  expect(kept).toEqual([
    {
      identity_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      used: 1,
      period_day: 21,
      resets_at: expect.anything(),
    },
  ]);
  now += 40 * dayMs;
  await signedIn("ben").get("/api/auth/user");
  expect(await rowsOfPastUse()).toEqual([]);
});

test("whoever used nothing leaves nothing, and others start with none of it", async () => {
  const { signedIn } = await testApp();
  const before = await rowsOfPastUse();
  await signedIn("cleo").get("/api/auth/user");
  await signedIn("cleo").delete("/api/account");
  expect(await rowsOfPastUse()).toEqual(before);

  await signedIn("dan").post("/api/analyses", aListing());
  await signedIn("dan").delete("/api/account");
  expect(await usedBy(signedIn("eve"))).toBe(0);
});

test("two first sign-ins at once after a deletion go on with the period once", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  await ana.post("/api/analyses", aListing());
  await ana.post("/api/analyses", aListing());
  await ana.delete("/api/account");

  const together = await Promise.all(
    Array.from({ length: 8 }, async () => {
      ana.signInAnew();
      return usedBy(ana);
    }),
  );

  expect(new Set(together)).toEqual(new Set([2]));
});
