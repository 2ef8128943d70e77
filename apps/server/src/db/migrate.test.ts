import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import { times } from "../testing/soak.ts";
import { connect } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { noProfit } from "./profit-rank.ts";

const migrations = fileURLToPath(new URL("./migrations", import.meta.url));
const kills = times(6, 20);

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journal = Journal.parse(
  JSON.parse(await readFile(join(migrations, "meta/_journal.json"), "utf8")),
);

async function emptyDatabase() {
  const config = inject("postgres");
  const name = `migrate_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(() => admin.end());
  return {
    /** Another server, with connections of its own. */
    open: () => {
      const { pool } = connect({ ...config, database: name }, () => {});
      onTestFinished(() => pool.end());
      return pool;
    },
    /** What a power cut does to everybody who is connected. */
    cutAll: () =>
      admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
        name,
      ]),
  };
}

/** Every column and index, as the database tells them. */
async function schemaOf(pool: pg.Pool): Promise<unknown[]> {
  const columns = await pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await pool.query(
    "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
  );
  return [...columns.rows, ...indexes.rows];
}

let todaysSchema: Promise<unknown[]> | undefined;

/** What all migrations make of an empty database: made once for all tests. */
function fullSchema(): Promise<unknown[]> {
  todaysSchema ??= emptyDatabase().then(async ({ open }) => {
    const pool = open();
    await migrateDatabase(pool, migrations);
    return schemaOf(pool);
  });
  return todaysSchema;
}

/** The migrations as an earlier version had them. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entries = journal.entries.slice(0, count);
  await mkdir(join(folder, "meta"));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await cp(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

test.each(journal.entries.map((_, index) => index + 1))(
  "a database of the version with %i migrations comes to the schema of today",
  async (count) => {
    const pool = (await emptyDatabase()).open();
    await migrateDatabase(pool, await firstMigrations(count));

    await migrateDatabase(pool, migrations);

    expect(await schemaOf(pool)).toEqual(await fullSchema());
  },
);

test("saved listings and analyses of before learn the listing's title, its lack of a price, their names and cents", async () => {
  const pool = (await emptyDatabase()).open();
  await migrateDatabase(pool, await firstMigrations(8));
  const [owner, drill, odd] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    "insert into credits (owner_id, used, resets_at, period_day) values ($1, 0, now(), 1)",
    [owner],
  );
  await pool.query(
    "insert into users (id, issuer, subject, created_at) values ($1, 'i', 's', now())",
    [owner],
  );
  const analysis =
    "insert into analyses (id, owner_id, created_at, is_charged, report, title) values ($1, $2, now(), true, $3, $4)";
  const report = '{"brand":"DeWalt","model":"DCF887","price":null}';
  await pool.query(analysis, [drill, owner, report, "Impact driver"]);
  await pool.query(analysis, [odd, owner, '{"brand":"\\u0000","model":"x"}', "Odd"]);
  const saved = `insert into saved_listings (id, owner_id, listing_key, title, price_cents, condition,
    market_value, profit_potential, analysis_id, created_at)
    values (gen_random_uuid(), $1, $2, $2, 0, 'Used', $4, $5, $3, now())`;
  await pool.query(saved, [owner, "DeWalt DCF887", drill, "$80 - $1,120.50", "−$3 - $20"]);
  await pool.query(saved, [owner, "Free chair", null, "N/A", "about $5"]);

  await migrateDatabase(pool, migrations);

  const names = await pool.query("select title, name from analyses order by title");
  expect(names.rows).toEqual([
    { title: "Impact driver", name: "DeWalt DCF887" },
    { title: "Odd", name: null },
  ]);
  const listings = await pool.query(
    "select title, listing_title, price_cents, market_low_cents as low, market_high_cents as high, profit_rank as profit from saved_listings order by title",
  );
  const words = { low: null, high: null, profit: noProfit };
  const cents = { low: 8000, high: 112_050, profit: -300 };
  expect(listings.rows).toEqual([
    { title: "DeWalt DCF887", listing_title: "Impact driver", price_cents: null, ...cents },
    { title: "Free chair", listing_title: null, price_cents: 0, ...words },
  ]);
});

test("five servers that start at once migrate once", async () => {
  const { open } = await emptyDatabase();
  const pools = Array.from({ length: 5 }, open);

  await Promise.all(pools.map((pool) => migrateDatabase(pool, migrations)));

  const [pool] = pools;
  const done = await pool?.query("select count(*)::int as count from drizzle.__drizzle_migrations");
  expect(done?.rows).toEqual([{ count: journal.entries.length }]);
});

test(
  `a migration that is cut off in the middle, ${kills} times, is done by the next start`,
  { timeout: 20_000 * kills },
  async () => {
    const wanted = await fullSchema();
    let cutOff = 0;
    for (let round = 0; round < kills; round += 1) {
      const { open, cutAll } = await emptyDatabase();
      const dying = migrateDatabase(open(), migrations).catch(() => (cutOff += 1));
      await sleep(4 + 8 * (round % 6));
      await cutAll();
      await dying;

      const next = open();
      await migrateDatabase(next, migrations);

      expect(await schemaOf(next)).toEqual(wanted);
    }
    expect(cutOff).toBeGreaterThan(0);
  },
);
