import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { condenseSales } from "./condense-sales.ts";

const now = new Date("2026-11-22T12:00:00Z");

/** Shared sales of one day, of as many people in turn. */
async function shareSales(title: string, { day, count, people }: Shared): Promise<void> {
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into sales (id, contributor, sale_key, title, words, price_cents, currency, kind, happened_on,
      first_seen_on, marketplace, origin, entry_id, probability)
    select gen_random_uuid(), 'p' || at % ${people}, ${title} || ${day} || at, ${title}, '{}', 9000, 'USD', 'sold',
      ${day}::date, ${day}::date, 'eBay', 'page', ${title}, 1
    from generate_series(1, ${count}) as at`);
}
type Shared = { day: string; count: number; people: number };

async function peopleOf(title: string): Promise<Record<string, number>> {
  const { database } = await testDatabase();
  const { rows } = await database.execute<{ contributor: string; count: number }>(sql`
    select coalesce(contributor, 'own') as contributor, count(*)::int as count from sales where title = ${title}
    group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ contributor, count }) => [contributor, count]));
}

test("of what is old and common some thirty of a month stay, of each person as many", async () => {
  const { database } = await testDatabase();
  await shareSales("old and common", { day: "2025-03-11", count: 100, people: 3 });

  while (await condenseSales(database, now));

  expect(await peopleOf("old and common")).toEqual({ p0: 10, p1: 10, p2: 10 });
});

test("what is rare or of the latest year stays as it is", async () => {
  const { database } = await testDatabase();
  await shareSales("rare", { day: "2025-03-11", count: 12, people: 1 });
  await shareSales("recent", { day: "2026-03-11", count: 60, people: 1 });

  while (await condenseSales(database, now));

  expect(await peopleOf("rare")).toEqual({ p0: 12 });
  expect(await peopleOf("recent")).toEqual({ p0: 60 });
});

test("a person's own sales stay, however many they are", async () => {
  const { database } = await testDatabase();
  const { signedIn } = await testApp();
  const lines = Array.from({ length: 50 }, (_one, at) => `iPhone 13,${100 + at},2025-03-11`);
  await signedIn("ana").post("/api/sales/imports", {
    csv: ["Title,Price,Date", ...lines].join("\n"),
  });

  while (await condenseSales(database, now));

  expect(await peopleOf("iPhone 13")).toEqual({ own: 50 });
});
