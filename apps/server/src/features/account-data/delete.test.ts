import { setTimeout as sleep } from "node:timers/promises";
import { AccountExport } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createSession } from "../accounts/sessions.ts";
import { aListing } from "../../testing/factories.ts";
import { linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { deleteAccount } from "./delete-account.ts";

/** Something of theirs in every table that people have rows in. */
async function livingIn(person: Agent, install: Agent) {
  await install.post("/api/analyses", aListing(), { "idempotency-key": "first" });
  await linkInstall(person, install);
  await person.post("/api/analyses", aListing());
  const { settings, user, analyses } = await exportOf(person);
  await person.put("/api/account/settings", { ...settings, theme: "dark" });
  const [analysis] = analyses;
  await person.post("/api/saved-listings", { title: "Drill", analysisId: analysis?.id });
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into analysis_claims (owner_id, idempotency_key, request_hash, holder, expires_at)
    values (${user.id}, 'running', 'x', gen_random_uuid(), now())`);
  return user.id;
}

const exportOf = async (agent: Agent) =>
  AccountExport.parse((await agent.get("/api/account/export")).body);

/**
 * How many rows each table has. The networks' daily counts and the server's keys are nobody's, and
 * what stays of a period that runs has tests of its own.
 */
async function rowCounts(): Promise<Record<string, number>> {
  const { database } = await testDatabase();
  const { rows } = await database.execute<{ name: string; count: number }>(sql`
    select table_name as name, (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables
    where table_schema = 'public'
      and table_name not in ('rate_limits', 'request_counts', 'server_keys', 'past_use')`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test("a deleted account leaves no row behind, and everybody else's stay", async () => {
  const { as, signedIn } = await testApp();
  await livingIn(signedIn("ben"), as("ben"));
  const before = await rowCounts();
  const userId = await livingIn(signedIn("ana"), as("ana"));
  const { database } = await testDatabase();
  await createSession(database, {
    userId,
    device: "Chrome on Windows",
    now: new Date("2026-11-21T12:00:00Z"),
  });
  const amid = await rowCounts();

  const reply = await signedIn("ana").delete("/api/account");

  expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
  for (const table of ["analyses", "sessions", "installs", "saved_listings", "account_settings"]) {
    expect(amid[table]).toBeGreaterThan(before[table] ?? 0);
  }
  expect(await rowCounts()).toEqual(before);
  expect(await exportOf(signedIn("ben"))).toMatchObject({
    settings: { theme: "dark" },
    credits: { used: 2 },
    savedListings: [{ title: "Drill" }],
  });
});

test("afterwards neither the cookie nor an install of the account opens anything", async () => {
  const { as, signedIn } = await testApp();
  await livingIn(signedIn("ana"), as("ana"));

  const reply = await signedIn("ana").delete("/api/account");

  expect(reply.headers.get("set-cookie")).toMatch(
    /^__Host-flipworth_session=; Max-Age=0; Path=\/;/,
  );
  for (const sender of [signedIn("ana"), as("ana")]) {
    expect((await sender.get("/api/saved-listings")).status).toBe(401);
    expect((await sender.get("/api/analyses")).status).toBe(401);
    expect((await sender.post("/api/saved-listings", { title: "Drill" })).status).toBe(401);
    expect((await sender.delete("/api/account")).status).toBe(401);
  }
  expect((await signedIn("ana").get("/api/auth/user")).body).toBeNull();
});

test("an account that is deleted amid its own calls is gone as a whole, round after round", async () => {
  const { as, signedIn } = await testApp();
  for (let round = 0; round < 5; round++) {
    const [person, install] = [signedIn(`round ${round}`), as(`round ${round}`)];
    const before = await rowCounts();
    await livingIn(person, install);
    const { settings } = await exportOf(person);
    const calls = Array.from({ length: 10 }, (_, price) => [
      person.put("/api/account/settings", settings),
      person.post("/api/analyses", aListing()),
      person.post("/api/saved-listings", { title: "Drill", price }),
    ]).flat();

    // Each round the deletion falls a little later into the work.
    await sleep(round * 3);
    const deletions = [person.delete("/api/account"), person.delete("/api/account")];
    const replies = await Promise.all([...calls, ...deletions]);

    const statuses = new Set(replies.map(({ status }) => status));
    expect([200, 201, 401, 402, 403, 409]).toEqual(expect.arrayContaining([...statuses]));
    expect(await rowCounts()).toEqual(before);
  }
});

test("an account stays as long as its subscription cannot be cancelled", async () => {
  const { as, signedIn } = await testApp();
  const userId = await livingIn(signedIn("ana"), as("ana"));
  const before = await rowCounts();
  const { database } = await testDatabase();
  const beforeDelete = () => Promise.reject(new Error("the provider is away"));

  const clock = () => new Date();
  await expect(deleteAccount({ database, clock, beforeDelete }, userId)).rejects.toThrow("away");

  expect(await rowCounts()).toEqual(before);
});

test("no page or extension of others deletes a person's account", async () => {
  const { signedIn } = await testApp();
  for (const origin of ["https://evil.test", "chrome-extension://other", "null"]) {
    const init = { method: "DELETE", headers: { origin } };
    expect((await signedIn("ana").send("/api/account", init)).status).toBe(403);
  }
  expect((await signedIn("ana").get("/api/auth/user")).body).not.toBeNull();
});
