import { AccountExport } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const path = "/api/exports/saved-listings.csv";

test("saved listings are a dated table that a spreadsheet opens and runs nothing of", async () => {
  const { signedIn } = await testApp();
  await signedIn("ben").post("/api/saved-listings", { title: "Of another" });
  await signedIn("ana").post("/api/saved-listings", {
    title: '=HYPERLINK("https://evil.test", "Drill")',
    listingTitle: "Drill, barely used",
    price: 40.5,
    marketValue: "$80 - $1,120.50",
    verdict: "negotiate",
    profitPotential: "-$3.00",
    marketplaceUrl: "https://www.facebook.com/marketplace/item/1234567890",
    recommendation: "Skip",
  });

  const reply = await signedIn("ana").raw(path);

  expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(reply.headers.get("content-disposition")).toBe(
    'attachment; filename="flipworth-saved-listings-2026-11-21.csv"',
  );
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, ...rest] = bytes.subarray(3).toString().split("\r\n");
  expect(head).toBe(
    "Title,Listing title,Asking price (USD),Condition,Market value from (USD),Market value to (USD),Potential profit (USD),Verdict,Recommendation,Address,Item number,Saved at",
  );
  expect(row).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.test"", ""Drill""\)","Drill, barely used",40\.5,Unknown,80,1120\.5,-3,Negotiate,Skip,https:\/\/www\.facebook\.com\/marketplace\/item\/1234567890,,2026-11-21T12:00:/,
  );
  expect(rest).toEqual([""]);
});

test("what is not known is an empty cell", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").post("/api/saved-listings", { title: "Chair", price: null });

  const [, row] = (await (await signedIn("ana").raw(path)).text()).split("\r\n");

  expect(row).toMatch(/^Chair,,,Unknown,,,,,,,,2026-11-21T12:00:/);
});

test("a person who saved nothing gets the headings", async () => {
  const { signedIn } = await testApp();
  const text = await (await signedIn("ana").raw(path)).text();
  expect(text).toMatch(/^Title,.*Saved at\r\n$/);
});

test("the table holds every listing once, however many pages it takes", async () => {
  const { signedIn } = await testApp();
  const { user } = AccountExport.parse((await signedIn("ana").get("/api/account/export")).body);
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into saved_listings (id, owner_id, listing_key, title, price_cents, condition,
      market_value, profit_potential, created_at)
    select gen_random_uuid(), ${user.id}, n, 'Thing ' || n, 100, 'Used', '$1', '$1',
      timestamptz '2026-11-01' + n / 7 * interval '1 second'
    from generate_series(1, 1500) as n`);

  const text = await (await signedIn("ana").raw(path)).text();

  const titles = text.split("\r\n").flatMap((line) => /^Thing \d+/.exec(line) ?? []);
  expect(titles).toHaveLength(1500);
  expect(new Set(titles).size).toBe(1500);
});
