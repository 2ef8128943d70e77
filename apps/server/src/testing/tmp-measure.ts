import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saleWords } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { openDatabase } from "../db/open.ts";
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

const dataDir = process.env["DIR"] ?? mkdtempSync(join(tmpdir(), "flipworth-sales-"));
// Run as root, PostgreSQL is another user, who has to get in.
chmodSync(dataDir, 0o755);
const opened = await openDatabase(
  { kind: "embedded", dataDir },
  { say: () => {}, onIdleError: () => {}, onLost: () => {} },
);
try {
  const began = performance.now();
  // Made at the end an index takes a fifth of the time.
  if (!process.env["DIR"]) {
    await opened.pool.query("drop index sales_shared_by_words");
    for (let made = 0; made < size; made += batch) await insert(Math.min(batch, size - made));
    await withoutLimit(
      "create index sales_shared_by_words on sales using gin (words) with (fastupdate = off) where owner_id is null",
    );
    await withoutLimit("vacuum analyze sales");
  }
  console.log("DIR", dataDir);
  const minutes = (performance.now() - began) / 60_000;
  const logged: string[] = [];
  const near = createNearSales(
    {
      execute: async (q: any) => {
        const t = performance.now();
        const r = await (opened.database as any).execute(q);
        logged.push((performance.now() - t).toFixed(1) + " rows " + r.rows.length);
        return r;
      },
    } as any,
    () => new Date(),
  );
  const times: number[] = [];
  let found = 0;
  for (let at = 0; at < lookUps; at += 1) {
    const title = madeUpTitle();
    const start = performance.now();
    const rows = await near({
      title,
      ownerId: "00000000-0000-4000-8000-000000000000",
      isSharing: true,
    });
    times.push(performance.now() - start);
    if (at < 25)
      console.log(title, "|", (performance.now() - start).toFixed(1), "query", logged.at(-1));
    found += rows.length;
  }
  const [half, most, all] = [0.5, 0.99, 1].map((part) => quantile(times.slice(1), part).toFixed(1));
  const { rows } = await opened.pool.query(
    "select pg_size_pretty(pg_total_relation_size('sales')) as bytes",
  );
  process.stdout.write(
    `${size} sales (${String(rows[0]?.bytes)}, made in ${minutes.toFixed(1)} min): near sales in ${half} ms (p50), ${most} ms (p99), ${all} ms (slowest); ${(found / lookUps).toFixed(1)} found; first look-up with the words' shares ${times[0]?.toFixed(1)} ms\n`,
  );
} finally {
  await opened.close();
  if (!process.env["KEEP"]) rmSync(dataDir, { recursive: true });
}

async function withoutLimit(statement: string): Promise<void> {
  const client = await opened.pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query(statement);
  await client.query("reset statement_timeout");
  client.release();
}

async function insert(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const title = madeUpTitle();
    return {
      title,
      words: saleWords(title),
      price: 500 + Math.floor(random() * 90_000),
      contributor: Math.floor(random() * 4_096)
        .toString(16)
        .padStart(3, "0"),
      day: `2026-${String(1 + Math.floor(random() * 11)).padStart(2, "0")}-15`,
    };
  });
  await opened.pool.query(
    `insert into sales (id, contributor, sale_key, title, words, price_cents, currency, kind, happened_on, first_seen_on, marketplace, origin)
     select gen_random_uuid(), contributor, gen_random_uuid()::text, title,
       array(select jsonb_array_elements_text(words)), price, 'USD', 'sold', day, day, 'eBay', 'page'
     from jsonb_to_recordset($1::jsonb) as made(title text, words jsonb, price int, contributor text, day date)`,
    [JSON.stringify(rows)],
  );
}
