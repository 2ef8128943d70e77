import { Analysis } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing } from "../testing/factories.ts";
import { testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { eraseOldAnalyses, monthsBefore } from "./erase-old-analyses.ts";

test.each([
  { now: "2026-11-21T12:00:00Z", months: 12, day: "2025-11-21" },
  { now: "2026-03-31T12:00:00Z", months: 1, day: "2026-02-28" },
  { now: "2026-01-05T00:00:00Z", months: 25, day: "2023-12-05" },
])("$months months before $now is $day", ({ now, months, day }) => {
  expect(monthsBefore(new Date(now), months)).toEqual(new Date(day));
});

test("analyses older than the setting go a piece at a time; newer and saved ones stay", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const { id } = Analysis.parse((await ana.post("/api/analyses", aListing())).body);
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into analyses (id, owner_id, created_at, is_charged, report, title, profit_rank)
    select gen_random_uuid(), owner_id, timestamptz '2026-01-01' + n * interval '1 day', true, report,
      title, profit_rank
    from analyses, generate_series(0, 44) as n where id = ${id}`);
  const [oldest] = Analysis.array().parse((await ana.get("/api/analyses?sort=oldest")).body);
  await ana.post("/api/saved-listings", { title: "Drill", analysisId: oldest?.id });

  let pieces = 0;
  while (await eraseOldAnalyses(database, new Date("2026-02-10T00:00:00Z"), 10)) pieces += 1;

  expect(pieces).toBe(4);
  const left = Analysis.array().parse((await ana.get("/api/analyses?sort=oldest")).body);
  expect(left.map(({ createdAt }) => createdAt.slice(0, 10)).slice(0, 2)).toEqual([
    "2026-02-10",
    "2026-02-11",
  ]);
  expect(left).toHaveLength(6);
  expect((await ana.get("/api/saved-listings")).body).toMatchObject([{ analysisId: null }]);
});
