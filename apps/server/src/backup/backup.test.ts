import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type pg from "pg";
import { expect, test } from "vitest";
import { emptyDatabase, temporaryFile } from "../testing/empty-database.ts";
import { times } from "../testing/soak.ts";
import { testDatabase } from "../testing/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const rounds = times(1, 10);

test(
  "a restored database holds every row of the backed up one, byte for byte",
  { timeout: 60_000 * rounds },
  async () => {
    const { pool } = await testDatabase();
    await fill(pool);
    const file = await temporaryFile();

    for (let round = 0; round < rounds; round += 1) {
      const written = await writeBackup(pool, file);
      const { pool: copy } = await emptyDatabase();
      const restored = await restoreBackup(copy, file);

      expect(restored).toBe(written);
      expect(written).toBeGreaterThan(2_000);
      expect(await everything(copy)).toEqual(await everything(pool));
    }
  },
);

test("a database that has rows is not restored over", async () => {
  const { pool } = await testDatabase();
  await fill(pool);
  const file = await temporaryFile();
  await writeBackup(pool, file);

  await expect(restoreBackup(pool, file)).rejects.toThrow(/already has rows .*empty database/);
});

test.each([
  ["a text file", () => Buffer.from("not a backup")],
  ["somebody else's gzip", () => gzipSync("hello\n")],
  ["an empty file", () => Buffer.alloc(0)],
])("%s is refused in one sentence", async (_name, bytes) => {
  const file = await temporaryFile();
  await writeFile(file, bytes());

  const { pool } = await emptyDatabase();

  await expect(restoreBackup(pool, file)).rejects.toThrow(/isn't a Flipworth backup/);
});

test("a backup that was cut in the middle restores nothing", async () => {
  const { pool } = await testDatabase();
  await fill(pool);
  const file = await temporaryFile();
  await writeBackup(pool, file);
  const whole = await readFile(file);
  expect(gunzipSync(whole).length).toBeGreaterThan(0);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const { pool: copy } = await emptyDatabase();

  await expect(restoreBackup(copy, file)).rejects.toThrow(/isn't a Flipworth backup/);

  expect(Object.values(await everything(copy)).flat()).toEqual([]);
});

/** 1,001 installs with odd values in their analyses. */
async function fill(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select count(*)::int as n from credits");
  if (rows[0].n > 0) return;
  await pool.query(
    `with ids as (select gen_random_uuid() as id, n from generate_series(1, 1000) n),
       made as (insert into installs (id, secret_hash, created_at)
         select id, md5(id::text), now() + n * interval '1 us' from ids)
     insert into credits select id, n % 11, 1 + n % 28, now() from ids`,
  );
  const owner = randomUUID();
  await pool.query("insert into credits values ($1, 3, 31, '2026-12-31T23:59:59.999999Z')", [
    owner,
  ]);
  const report = JSON.stringify({
    title: "\u0000 \u202e 🪑\n'); drop table",
    price: 0.1,
    big: 1e21,
  });
  await pool.query(
    "insert into analyses (id, owner_id, created_at, is_charged, report, title) values ($1, $2, now(), true, $3, $4)",
    [randomUUID(), owner, report, "\u202e 🪑\n'); drop\u2028table\u2029"],
  );
  await fillAccount(pool, owner);
}

/** Somebody with an account, and something of theirs in each table that hangs on it. */
async function fillAccount(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `with person as (insert into users (id, issuer, subject, created_at)
         values ($1, 'https://issuer.test', 'ana', now()) returning id),
       one as (insert into sessions select 'hash', id, now(), now() from person),
       two as (insert into account_settings select id, '{"theme": "dark"}' from person),
       three as (insert into subscriptions (user_id, customer_id, synced_at)
         select id, 'cus_1', now() from person)
     insert into saved_listings (id, owner_id, listing_key, title, price_cents, condition,
       market_value, profit_potential, created_at)
     select gen_random_uuid(), id, 'key', 'Drill', 4050, 'Used', '$80', '$12.34', now() from person`,
    [id],
  );
  await pool.query("insert into newsletter_subscribers values ('ana@example.com', now())");
}

/** Every row of every table of ours, as PostgreSQL writes it. */
async function everything(pool: pg.Pool): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rowsOf = async ({ name }: { name: string }) => {
    const { rows } = await pool.query(`select t::text as row from ${name} t order by 1`);
    return [name, rows.map(({ row }) => row)] as const;
  };
  return Object.fromEntries(await Promise.all(tables.rows.map(rowsOf)));
}
