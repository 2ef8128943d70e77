import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saleWords } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { openDatabase } from "../db/open.ts";
import { databaseMs } from "./database-ms.ts";
import { createNearSales } from "../features/sales/near-sales.ts";

// Fills the PostgreSQL that comes along with made-up sales, in a folder of its own, and measures how
// long near sales take to find on one connection. Titles are of the guide's names, with words that
// sellers add, and the commonest names are far commoner than the rest, as in a real market.

const size = Number(process.argv[2] ?? 1_000_000);
const lookUps = 300;
const batch = 5_000;

let seed = 20_261_122;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = <T>(values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

const fillers = pickable(
  "black white red blue large small with box tested charger kit bundle vintage pro gb size mens womens set cable bag oem genuine lightly works".split(
    " ",
  ),
);
const names = pickable(
  builtInGuide().entries.map(({ brand, model }) => `${brand?.split("/")[0] ?? ""} ${model}`.trim()),
);
// Half of all sales are of a twentieth of the names.
const common = pickable(names.filter((_name, at) => at % 20 === 0));

function pickable<T>(values: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = values;
  if (first === undefined) throw new Error("nothing to pick from");
  return [first, ...rest];
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;

function madeUpTitle(): string {
  const name = pick(random() < 0.5 ? common : names);
  const extras = Array.from({ length: Math.floor(random() * 4) }, () => pick(fillers));
  return [name, ...extras, Math.floor(random() * 2_000)].join(" ");
}

const dataDir = mkdtempSync(join(tmpdir(), "flipworth-sales-"));
// Run as root, PostgreSQL is another user, who has to get in.
chmodSync(dataDir, 0o755);
const opened = await openDatabase(
  { kind: "embedded", dataDir },
  { say: () => {}, onIdleError: () => {}, onLost: () => {} },
);
try {
  const began = performance.now();
  // Made at the end an index takes a fifth of the time.
  const { rows: indexes } = await opened.pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = 'sales' and indexname not like '%_pkey'`,
  );
  for (const { name } of indexes) await opened.pool.query(`drop index ${name}`);
  for (let made = 0; made < size; made += batch) await insert(Math.min(batch, size - made));
  for (const { made } of indexes) await withoutLimit(made);
  await withoutLimit("vacuum analyze sales");
  const minutes = (performance.now() - began) / 60_000;
  process.stderr.write(`made in ${minutes.toFixed(1)} min\n`);
  const near = createNearSales(opened.database, () => new Date());
  const times: number[] = [];
  let found = 0;
  const processorBefore = await databaseMs(opened.database);
  for (let at = 0; at < lookUps; at += 1) {
    const title = madeUpTitle();
    const start = performance.now();
    const rows = await near({
      title,
      ownerId: "00000000-0000-4000-8000-000000000000",
      isSharing: true,
    });
    times.push(performance.now() - start);
    found += rows.length;
  }
  const [half, most, nearlyAll, slowest] = [0.5, 0.95, 0.99, 1].map((part) =>
    quantile(times.slice(1), part).toFixed(1),
  );
  const processorMs = (await databaseMs(opened.database)) - processorBefore;
  const { rows } = await opened.pool.query(
    "select pg_size_pretty(pg_total_relation_size('sales')) as bytes",
  );
  process.stdout.write(
    `${size} sales (${String(rows[0]?.bytes)}, made in ${minutes.toFixed(1)} min): near sales in ${half} ms (p50), ${most} ms (p95), ${nearlyAll} ms (p99), ${slowest} ms (slowest), ${(processorMs / lookUps).toFixed(1)} ms of PostgreSQL's processor time each; ${(found / lookUps).toFixed(1)} found; first look-up with the words' shares ${times[0]?.toFixed(1)} ms\n`,
  );
} finally {
  await opened.close();
  rmSync(dataDir, { recursive: true });
}

async function withoutLimit(statement: string, values: unknown[] = []): Promise<void> {
  const client = await opened.pool.connect();
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  await client.query(statement, values);
  await client.query("reset statement_timeout; reset maintenance_work_mem");
  client.release();
}

async function insert(count: number): Promise<void> {
  const titles = Array.from({ length: count }, madeUpTitle);
  const numbers = (values: () => number) => Array.from({ length: count }, values);
  await withoutLimit(
    `insert into sales (id, contributor, sale_key, title, words, price_cents, currency, kind, happened_on, first_seen_on, marketplace, origin)
     select gen_random_uuid(), lpad(to_hex(contributor), 3, '0'), gen_random_uuid()::text, title,
       string_to_array(words, ' '), price, 'USD', 'sold', day, day, 'eBay', 'page'
     from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[]) as made(title, words, price, contributor, month),
       make_date(2026, month, 15) as day`,
    [
      titles,
      titles.map((title) => saleWords(title).join(" ")),
      numbers(() => 500 + Math.floor(random() * 90_000)),
      numbers(() => Math.floor(random() * 4_096)),
      numbers(() => 1 + Math.floor(random() * 11)),
    ],
  );
}
