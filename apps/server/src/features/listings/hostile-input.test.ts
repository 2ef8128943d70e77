import { NewSavedListing } from "@flipworth/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const hostile = fc.constantFrom<unknown>(
  "a\u0000b",
  "\ud800",
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "http://[::1]:99999/",
  "https://www.facebook.com/marketplace/item/1234567890/?ref=\u0000",
  "https://user:pass@shop.test/%ff%00",
  "__proto__",
  "x".repeat(500),
  1e-320,
  -0,
  19.999999999999996,
  Number.MAX_SAFE_INTEGER,
);
// An object without a prototype has no words of its own.
const wordsOf = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");
const anything = fc.oneof(hostile, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 2 }));
const listing = fc
  .dictionary(fc.constantFrom(...Object.keys(NewSavedListing.shape)), anything, { maxKeys: 3 })
  .map((fields) => ({ title: "Drill", price: 40, ...fields }));
const query = fc.dictionary(
  fc.constantFrom("search", "before", "sort", "limit"),
  anything.map(wordsOf),
  { maxKeys: 2 },
);
const id = anything.map((value) =>
  encodeURIComponent((JSON.stringify(value) ?? "").toWellFormed()),
);

test("no listing, search or id, however odd, is more than the server can answer", async () => {
  const { signedIn } = await testApp();
  let round = 0;
  const check = fc.asyncProperty(listing, query, id, async (body, fields, path) => {
    // Another person every few rounds, so that the plan's limit does not end the test early.
    const person = signedIn(`person ${Math.floor(round++ / 5)}`);

    const replies = [
      await person.post("/api/saved-listings", body),
      await person.get(`/api/saved-listings?${new URLSearchParams(fields).toString()}`),
      await person.raw(`/api/saved-listings/${path}`, { method: "DELETE" }),
      await person.raw("/api/exports/saved-listings.csv"),
    ];

    for (const { status } of replies) expect(status).toBeLessThan(500);
  });
  await fc.assert(check, { numRuns: 200 });
});
