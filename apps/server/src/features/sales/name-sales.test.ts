import { cents } from "@flipworth/engine";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GuideReader } from "../../guide-reader.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { keepSales } from "./keep-sales.ts";
import { nameSales } from "./name-sales.ts";

const guide: Pick<GuideReader, "identifySales"> = {
  identifySales: async (unnamed) =>
    unnamed.map(() => ({
      entryId: "lamp",
      category: "home-decor",
      grade: "good",
      probability: 0.9,
    })),
};

test("sales that somebody else is writing to are named later, and nobody waits for anybody", async () => {
  const { database } = await testDatabase();
  await keepSales(
    database,
    { contributor: "a" },
    { given: ["Lamp one", "Lamp two"].map((title) => sold(title)) },
  );
  const unnamed = async () => {
    const { rows } = await database.execute<{ title: string }>(
      sql`select title from sales where probability is null order by title`,
    );
    return rows.map(({ title }) => title);
  };

  await database.transaction(async (writing) => {
    await writing.execute(sql`select from sales where title = 'Lamp one' for update`);
    expect(await nameSales(database, guide)).toBe(true);
    expect(await unnamed()).toEqual(["Lamp one"]);
    expect(await nameSales(database, guide)).toBe(false);
  });

  expect(await nameSales(database, guide)).toBe(true);
  expect(await unnamed()).toEqual([]);
});

const sold = (title: string) => ({
  title,
  priceCents: cents(2_000),
  kind: "sold" as const,
  condition: null,
  section: null,
  shippingCents: null,
  date: "2026-03-11",
  marketplace: "eBay",
  itemId: null,
  origin: "import" as const,
});
