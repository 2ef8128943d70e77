import { expect, test } from "vitest";
import { aListing } from "../../../testing/factories.ts";
import { testApp } from "../../../testing/test-app.ts";

test("the history is a dated table, the newest first, of one's own analyses alone", async () => {
  const { as } = await testApp();
  await as("ben").post("/api/analyses", aListing({ title: "Apple iPad 9th generation of Ben" }));
  for (const price of [45, 300]) await as("ana").post("/api/analyses", aListing({ price }));

  const reply = await as("ana").raw("/api/exports/analyses.csv");

  expect(reply.headers.get("content-disposition")).toBe(
    'attachment; filename="flipworth-analyses-2026-11-21.csv"',
  );
  const [head, dear, cheap, ...rest] = (await reply.text()).split("\r\n");
  expect(head).toContain("Title,Brand,Model,Category,Condition,Asking price (USD)");
  expect(head).toContain("Resale range from (USD),Resale range to (USD),Net profit (USD)");
  expect(head).toContain("Recommendation,Verdict,");
  expect(dear).toMatch(/,300,[\d.]+,[\d.]+,-[\d.]+,.*,Skip,Skip,/);
  expect(cheap).toMatch(/,45,[\d.]+,[\d.]+,[\d.]+,.*,Buy,Buy,/);
  expect(rest).toEqual([""]);
});

test("without a secret or a session there is no table", async () => {
  const { anybody } = await testApp();
  expect((await anybody.raw("/api/exports/analyses.csv")).status).toBe(401);
});
