import { Analysis } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { erasePiece } from "../../db/erase-owners.ts";
import { keepHouse } from "../../lifecycle/housekeeping.ts";
import { createLogger } from "../../lifecycle/logger.ts";
import { aListing } from "../../testing/factories.ts";
import { type Person, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { deleteAccount } from "./delete-account.ts";

const rowsAtOnce = 10;
const beforeDelete = async () => {};

/** Somebody with 45 analyses and 12 saved listings. */
async function longHistory(person: Person) {
  const { id } = Analysis.parse((await person.post("/api/analyses", aListing())).body);
  await person.post("/api/saved-listings", { title: "Drill", analysisId: id });
  const { database } = await testDatabase();
  const { rows } = await database.execute<{ owner_id: string }>(sql`
    insert into analyses (id, owner_id, created_at, is_charged, report, title, profit_rank)
    select gen_random_uuid(), owner_id, created_at, true, report, title, profit_rank
    from analyses, generate_series(1, 44) where id = ${id} returning owner_id`);
  await database.execute(sql`
    insert into saved_listings (id, owner_id, listing_key, title, price_cents, condition,
      market_value, profit_potential, analysis_id, created_at)
    select gen_random_uuid(), owner_id, n::text, title, price_cents, condition, market_value,
      profit_potential, analysis_id, created_at
    from saved_listings, generate_series(1, 11) as n where analysis_id = ${id}`);
  return rows[0]?.owner_id ?? "";
}

async function rowsOf(ownerId: string): Promise<number> {
  const { database } = await testDatabase();
  const { rows } = await database.execute<{ count: number }>(sql`
    select ((select count(*) from analyses where owner_id = ${ownerId})
      + (select count(*) from saved_listings where owner_id = ${ownerId})
      + (select count(*) from credits where owner_id = ${ownerId}))::int as count`);
  return rows[0]?.count ?? 0;
}

/** Deletes as the call does, with one piece of ten rows before the answer. */
async function deleteWithSmallPieces(userId: string) {
  const { database } = await testDatabase();
  const clock = () => new Date("2026-11-21T12:00:00Z");
  const erasing = { pieces: 1, rowsAtOnce };
  await deleteAccount({ database, clock, beforeDelete, erasing }, userId);
}

test("the person is gone at once, and what is left of a long history nobody reaches", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const userId = await longHistory(ana);

  await deleteWithSmallPieces(userId);

  expect(await rowsOf(userId)).toBe(48);
  expect((await ana.get("/api/auth/user")).body).toBeNull();
  for (const path of ["/api/analyses", "/api/saved-listings", "/api/account/export"]) {
    expect((await ana.get(path)).status).toBe(401);
  }
  ana.signInAnew();
  expect((await ana.get("/api/analyses")).body).toEqual([]);
});

test("the rest goes a piece at a time, and a server that dies leaves it to the next", async () => {
  const { signedIn } = await testApp();
  const { database } = await testDatabase();
  while (await erasePiece(database)) continue;
  const userId = await longHistory(signedIn("ana"));
  const other = await longHistory(signedIn("ben"));
  await deleteWithSmallPieces(userId);

  const left: number[] = [];
  while (await erasePiece(database, { rowsAtOnce })) left.push(await rowsOf(userId));

  expect(left).toEqual([38, 28, 18, 8, 0]);
  expect(await rowsOf(other)).toBe(58);
});

test("several servers share the work, and each row is erased once", async () => {
  const { signedIn } = await testApp();
  const { database } = await testDatabase();
  const owners = await Promise.all(["ana", "ben"].map((name) => longHistory(signedIn(name))));
  await Promise.all(owners.map(deleteWithSmallPieces));

  const server = async () => {
    while (await erasePiece(database, { rowsAtOnce })) continue;
  };
  await Promise.all([server(), server(), server()]);
  await server();

  expect(await Promise.all(owners.map(rowsOf))).toEqual([0, 0]);
});

test("the job begins with the server and ends what an earlier one left", async () => {
  const { signedIn } = await testApp();
  const { database } = await testDatabase();
  const userId = await longHistory(signedIn("ana"));
  await deleteWithSmallPieces(userId);

  const stop = keepHouse({
    database,
    logger: createLogger("warn"),
    everyMs: 60_000,
    analysesKeptMonths: null,
    clock: () => new Date("2026-11-21T12:00:00Z"),
  });
  onTestFinished(stop);

  await expect.poll(() => rowsOf(userId), { timeout: 10_000 }).toBe(0);
});

test("an ordinary account leaves nothing to the job", async () => {
  const { signedIn } = await testApp();
  const userId = await longHistory(signedIn("ana"));

  expect((await signedIn("ana").delete("/api/account")).status).toBe(200);

  expect(await rowsOf(userId)).toBe(0);
});
