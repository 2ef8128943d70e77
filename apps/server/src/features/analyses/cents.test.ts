import { AccountExport, Analysis, SavedListing } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

test("an answer has its figures in whole cents, the same as in dollars and in words", async () => {
  const { as } = await testApp();
  const { body } = await as("ana").post("/api/analyses", aListing({ price: 45 }));

  const { cents, details, price, maxBuyPrice, netProfit } = Analysis.parse(body);
  const { low = 0, median = 0, high = 0 } = details.analysisStages.evaluation;
  expect(cents).toMatchObject({
    price: (price ?? 0) * 100,
    low: low * 100,
    median: median * 100,
    high: high * 100,
    maxBuyPrice: (maxBuyPrice ?? 0) * 100,
  });
  expect(`$${((cents.netProfit ?? 0) / 100).toFixed(2)}`).toBe(netProfit);
});

test("an answer that was stored before it had cents gets them when it is read", async () => {
  const { as } = await testApp();
  const made = Analysis.parse((await as("old").post("/api/analyses", aListing())).body);
  const { database } = await testDatabase();
  await database.execute(
    sql`update analyses set report = (report::jsonb - 'cents')::json where id = ${made.id}::uuid`,
  );

  const one = await as("old").get(`/api/analyses/${made.id}`);
  const [listed] = Analysis.array().parse((await as("old").get("/api/analyses")).body);

  expect(one.body).toEqual(made);
  expect(listed).toEqual(made);
});

test("a saved listing keeps the cents it is given, and reads them of words where it is given none", async () => {
  const { signedIn } = await testApp();
  const words = { marketValue: "$80 - $120", profitPotential: "-$3.00" };
  const cents = { marketLow: 7990, marketHigh: 12_010, profit: -301 };
  const person = signedIn("cora");

  const numbers = await person.post("/api/saved-listings", { title: "Numbers", ...words, cents });
  const read = await person.post("/api/saved-listings", { title: "Words", ...words });

  expect(SavedListing.parse(numbers.body).cents).toEqual(cents);
  const fromWords = { marketLow: 8000, marketHigh: 12_000, profit: -300 };
  expect(SavedListing.parse(read.body).cents).toEqual(fromWords);
  const { savedListings } = AccountExport.parse((await person.get("/api/account/export")).body);
  expect(savedListings.map((row) => row.cents.profit)).toEqual([-300, -301]);
});

test.each([1.5, 1_000_000_000, "300"])("a profit of %j cents is refused", async (profit) => {
  const { signedIn } = await testApp();
  const cents = { marketLow: null, marketHigh: null, profit };
  const reply = await signedIn("cora").post("/api/saved-listings", { title: "Odd", cents });
  expect(reply.status).toBe(400);
});
