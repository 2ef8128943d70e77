import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";

test("only counts of requests and claims on keys wait for no disk", async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relpersistence <> 'p' and relnamespace = 'public'::regnamespace
     order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(["analysis_claims", "request_counts"]);
});
