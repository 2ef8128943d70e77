import { SavedListing } from "@flipworth/contract";
import { expect, test } from "vitest";
import { jsonInit, testApp } from "../../testing/test-app.ts";

const drill = {
  title: "Makita drill",
  price: 40.5,
  condition: "Used - Good",
  marketValue: "$80 - $120",
  profitPotential: "$32.40",
  marketplaceUrl: "https://www.facebook.com/marketplace/item/1234567890",
  recommendation: "Buy",
  verdict: "buy",
  listingTitle: "Makita 18v drill w/ charger",
  marketplaceItemId: "1234567890",
};

test("nothing is saved in the future", async () => {
  const { signedIn } = await testApp();
  const savedAt = "2099-01-01T00:00:00Z";
  const { body } = await signedIn("ana").post("/api/saved-listings", { title: "A", savedAt });
  expect(SavedListing.parse(body).createdAt).toMatch(/^2026-11-21T12:00:/);
});

test.each([
  ["no title", {}, "title"],
  ["a title of blanks", { title: "  " }, "title must not be empty"],
  ["a title too long", { title: "x".repeat(501) }, "title must be at most 500 characters"],
  ["a price below zero", { ...drill, price: -1 }, "price must not be negative"],
  ["a price in words", { ...drill, price: "free" }, "price must be a number of dollars"],
  ["a script for an address", { ...drill, marketplaceUrl: "javascript:alert(1)" }, "http or https"],
  ["an address that is none", { ...drill, marketplaceUrl: "shop" }, "http or https"],
  ["an unknown field", { ...drill, ownerId: "x" }, "ownerId is not a known field"],
  ["an id that is none", { ...drill, analysisId: "1" }, "must be the id of an analysis"],
  ["another recommendation", { ...drill, recommendation: "Maybe" }, "recommendation"],
  ["another verdict", { ...drill, verdict: "maybe" }, "verdict"],
  ["a time before the product", { ...drill, savedAt: "0000-01-01T00:00:00Z" }, "after 2019"],
  ["a NUL character", { ...drill, title: "a\u0000b" }, "title can't contain a NUL character"],
])("%s is refused with the field and its fault", async (_what, body, message) => {
  const { signedIn } = await testApp();

  const reply = await signedIn("ana").post("/api/saved-listings", body);

  expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(reply.body).toMatchObject({ message: expect.stringContaining(message) });
  expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([]);
});

test("a price beyond all numbers is refused", async () => {
  const { signedIn } = await testApp();
  const init = jsonInit({}, {});
  const reply = await signedIn("ana").send("/api/saved-listings", {
    ...init,
    body: '{"title": "Drill", "price": 1e309}',
  });
  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { price: "must be a number of dollars" } },
  });
});

test("what is no JSON, another kind of body and a body of 5 MB are refused as what they are", async () => {
  const { signedIn } = await testApp();
  const post = async (body: string, type: string) => {
    const init = { method: "POST", headers: { "content-type": type }, body };
    return (await signedIn("ana").send("/api/saved-listings", init)).status;
  };
  const json = "application/json; charset=utf-8";

  expect(await post("{", json)).toBe(400);
  expect(await post('"text"', json)).toBe(400);
  expect(await post("title=Drill", "application/x-www-form-urlencoded")).toBe(415);
  expect(await post(JSON.stringify(drill), "application/jsonp")).toBe(415);
  expect(await post(JSON.stringify({ title: "x".repeat(5_000_000) }), json)).toBe(413);
});

test.each([
  "<script>alert(1)</script>",
  `'; drop table saved_listings; --`,
  "🚲 Fahrrad für Käufer — 50 % off",
])("the title %j is kept as text", async (title) => {
  const { signedIn } = await testApp();
  const reply = await signedIn("ana").post("/api/saved-listings", { title });
  expect(reply).toMatchObject({ status: 201, body: { title } });
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
});
