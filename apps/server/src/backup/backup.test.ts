import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

test("a restored database holds every row of the backed up one, byte for byte", async () => {
  const { pool } = await testDatabase();
  await fill(pool);
  const file = await temporaryFile();

  const written = await writeBackup(pool, file);
  const copy = await emptyDatabase();
  const restored = await restoreBackup(copy, file);

  expect(restored).toBe(written);
  expect(written).toBeGreaterThan(2_000);
  expect(await everything(copy)).toEqual(await everything(pool));
});

test("a database that has rows is not restored over", async () => {
  const { pool } = await testDatabase();
  await fill(pool);
  const file = await temporaryFile();
  await writeBackup(pool, file);

  await expect(restoreBackup(pool, file)).rejects.toThrow(/already has rows .*empty one/);
});

test.each([
  ["a text file", () => Buffer.from("not a backup")],
  ["somebody else's gzip", () => gzipSync("hello\n")],
  ["an empty file", () => Buffer.alloc(0)],
])("%s is refused in one sentence", async (_name, bytes) => {
  const file = await temporaryFile();
  await writeFile(file, bytes());

  await expect(restoreBackup(await emptyDatabase(), file)).rejects.toThrow(/is not a backup/);
});

test("a backup that was cut in the middle restores nothing", async () => {
  const { pool } = await testDatabase();
  await fill(pool);
  const file = await temporaryFile();
  await writeBackup(pool, file);
  const whole = await readFile(file);
  expect(gunzipSync(whole).length).toBeGreaterThan(0);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const copy = await emptyDatabase();

  await expect(restoreBackup(copy, file)).rejects.toThrow(/is not a backup/);

  expect(await everything(copy)).toEqual({ credits: [], analyses: [], installs: [] });
});

/** 1,001 installs with odd values in their analyses. */
async function fill(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select count(*)::int as n from credits");
  if (rows[0].n > 0) return;
  await pool.query(
    `with ids as (select gen_random_uuid() as id, n from generate_series(1, 1000) n),
       made as (insert into installs select id, md5(id::text), now() + n * interval '1 us' from ids)
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
    "insert into analyses (id, owner_id, created_at, is_charged, report) values ($1, $2, now(), true, $3)",
    [randomUUID(), owner, report],
  );
}

async function everything(pool: pg.Pool) {
  const rowsOf = async (table: string) => {
    const { rows } = await pool.query(`select t::text as row from ${table} t order by 1`);
    return rows.map(({ row }) => row);
  };
  return {
    credits: await rowsOf("credits"),
    analyses: await rowsOf("analyses"),
    installs: await rowsOf("installs"),
  };
}

async function emptyDatabase(): Promise<pg.Pool> {
  const config = inject("postgres");
  const name = `restore_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database ${name} template migrated`);
  const pool = new pg.Pool({ ...config, database: name });
  await admin.end();
  onTestFinished(() => pool.end());
  return pool;
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "flipworth.backup");
}
