import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { AccountExport, ApiKeyMade, Deal, limits, type Receipt } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { emptyDatabase, temporaryFile } from "../testing/empty-database.ts";
import { urlOf } from "../testing/database-url.ts";
import { type Agent, testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const starts = {
  "image/png": Buffer.from("89504e470d0a1a0a", "hex"),
  "image/jpeg": Buffer.from("ffd8ffe0", "hex"),
  "image/webp": Buffer.from("RIFF\0\0\0\0WEBP", "latin1"),
} as const;
/** Every byte there is, behind the beginning of a picture. */
const aReceipt = (contentType: keyof typeof starts, bytes: number): Receipt => {
  const start = starts[contentType];
  const picture = Buffer.concat([start, randomBytes(bytes - start.length)]);
  return { contentType, base64: picture.toString("base64") };
};

async function dealWith(agent: Agent, receipt: Receipt): Promise<string> {
  const deal = { title: "Lamp", stage: "bought", priceCents: 5_00 };
  const { id } = Deal.parse((await agent.post("/api/deals", deal)).body);
  expect((await agent.put(`/api/deals/${id}/receipt`, receipt)).status).toBe(200);
  return id;
}

const exportOf = async (agent: Agent) =>
  AccountExport.parse((await agent.get("/api/account/export")).body);

test("receipts are alike byte for byte in the account's download and after a backup and a restore", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const kept = new Map<string, Receipt>();
  for (const receipt of [
    aReceipt("image/png", limits.receiptBytes),
    aReceipt("image/jpeg", 1_000),
    aReceipt("image/webp", 77_777),
  ]) {
    kept.set(await dealWith(ana, receipt), receipt);
  }
  await dealWith(signedIn("ben"), aReceipt("image/png", 500));
  const { receipts } = await exportOf(ana);
  expect(new Map(receipts.map(({ dealId, ...receipt }) => [dealId, receipt]))).toEqual(kept);
  const made = await ana.post("/api/account/keys", { name: "Elsewhere", scope: "read" });

  const { pool } = await testDatabase();
  const file = await temporaryFile();
  await writeBackup(pool, file);
  const copy = await emptyDatabase();
  await restoreBackup(copy.pool, file);

  const elsewhere = (await testApp(copy)).withKey(ApiKeyMade.parse(made.body).key);
  for (const [id, receipt] of kept) {
    expect((await elsewhere.get(`/api/deals/${id}/receipt`)).body).toEqual(receipt);
  }
});

test("npm run backup and npm run restore carry a receipt from one database to another", async () => {
  const ana = (await testApp()).signedIn("ana");
  const receipt = aReceipt("image/jpeg", 300_000);
  const id = await dealWith(ana, receipt);
  const made = await ana.post("/api/account/keys", { name: "Elsewhere", scope: "read" });
  const file = await temporaryFile();
  const copy = await emptyDatabase();

  const written = await runBackup("backup", file, (await testDatabase()).pool.options);
  const restored = await runBackup("restore", file, copy.pool.options);

  expect(written).toMatch(/^\d+ rows written to /);
  expect(restored.split(" ", 2)).toEqual(written.split(" ", 2));
  const elsewhere = (await testApp(copy)).withKey(ApiKeyMade.parse(made.body).key);
  expect((await elsewhere.get(`/api/deals/${id}/receipt`)).body).toEqual(receipt);
}, 60_000);

/** What the root's package.json runs, in a process of its own. */
async function runBackup(verb: "backup" | "restore", file: string, database: pg.PoolOptions) {
  const env = { ...process.env, DATABASE_URL: urlOf(database), INIT_CWD: dirname(file) };
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, verb, basename(file)], {
    env,
    cwd: dirname(file),
  });
  return stdout;
}

test("a backup never has more than a few receipts in one text, however many there are", async () => {
  const ana = (await testApp()).signedIn("ana");
  const id = await dealWith(ana, aReceipt("image/png", 100));
  const { pool, database } = await testDatabase();
  await database.execute(sql`
    with more as (
      insert into deals (id, owner_id, revision, title, stage, quantity, sku, stored_at, fee_class,
        source, costs, listings, returns, note, created_at, updated_at)
      select gen_random_uuid(), owner_id, 1, title, stage, 1, '', '', 'most', '', '[]', '[]', '[]', '',
        created_at, updated_at
      from deals, generate_series(1, 40) where id = ${id} returning id, owner_id)
    insert into deal_receipts (deal_id, owner_id, content_type, size_bytes, picture)
    select id, owner_id, 'image/png', ${limits.receiptBytes},
      decode(repeat('00', ${limits.receiptBytes}::int), 'hex')
    from more`);
  const file = await temporaryFile();
  const copy = await emptyDatabase();
  const asked = vi.spyOn(pg.Client.prototype, "query");

  await writeBackup(pool, file);
  await restoreBackup(copy.pool, file);

  const lengths = await Promise.all(
    asked.mock.calls.map(async ([, values], at) => {
      const reply: unknown = await asked.mock.results[at]?.value;
      return Math.max(charactersOf(values), charactersOf(Object(reply).rows));
    }),
  );
  asked.mockRestore();
  // A text of Node's ends at half a billion.
  expect(Math.max(...lengths)).toBeGreaterThan(2 * limits.receiptBytes);
  expect(Math.max(...lengths)).toBeLessThan(50_000_000);
  const { rows } = await copy.pool.query(
    "select count(*)::int as receipts, sum(length(picture))::int as bytes from deal_receipts",
  );
  const before = await pool.query(
    "select count(*)::int as receipts, sum(length(picture))::int as bytes from deal_receipts",
  );
  expect(rows).toEqual(before.rows);
}, 60_000);

function charactersOf(values: unknown): number {
  if (!Array.isArray(values)) return 0;
  return values
    .map((value: unknown) => (typeof value === "string" ? value : String(Object(value).row ?? "")))
    .reduce((sum, { length }) => sum + length, 0);
}
