import { AccountExport, SavedListing } from "@flipworth/contract";
import { expect, test } from "vitest";
import { createSession } from "../accounts/sessions.ts";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

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

test("a saved listing is answered with its id and stands in the list as it was saved", async () => {
  const { signedIn } = await testApp();

  const reply = await signedIn("ana").post("/api/saved-listings", drill);

  expect(reply).toMatchObject({ status: 201, body: { ...drill, analysisId: null } });
  const list = await signedIn("ana").get("/api/saved-listings");
  expect(list.body).toEqual([reply.body]);
  expect(list.headers.get("x-total-count")).toBe("1");
});

test("a listing of which only the title is known takes the product's words for the rest", async () => {
  const { signedIn } = await testApp();

  const { body } = await signedIn("ana").post("/api/saved-listings", { title: "Chair" });

  expect(body).toMatchObject({
    title: "Chair",
    listingTitle: null,
    price: 0,
    condition: "Unknown",
    marketValue: "N/A",
    profitPotential: "N/A",
    recommendation: null,
    verdict: null,
    marketplaceUrl: null,
    marketplaceItemId: null,
  });
});

test("a listing without a price is saved without one", async () => {
  const { signedIn } = await testApp();

  const reply = await signedIn("ana").post("/api/saved-listings", { ...drill, price: null });

  expect(reply).toMatchObject({ status: 201, body: { price: null } });
  expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([reply.body]);
});

test("a deleted listing that is saved again as of its time comes back to its place", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const titles = async () => {
    const { body } = await signedIn("ana").get("/api/saved-listings");
    return SavedListing.array()
      .parse(body)
      .map(({ title }) => title);
  };
  const saved: SavedListing[] = [];
  for (const title of ["A", "B", "C"]) {
    now += 1_000;
    const { body } = await signedIn("ana").post("/api/saved-listings", { title });
    saved.push(SavedListing.parse(body));
  }
  const [, second] = saved;
  await signedIn("ana").delete(`/api/saved-listings/${second?.id}`);

  const again = { title: "B", savedAt: second?.createdAt };
  await signedIn("ana").post("/api/saved-listings", again);

  expect(await titles()).toEqual(["C", "B", "A"]);
});

test("a deleted listing is gone", async () => {
  const { signedIn } = await testApp();
  const { id } = SavedListing.parse(
    (await signedIn("ana").post("/api/saved-listings", drill)).body,
  );

  const reply = await signedIn("ana").delete(`/api/saved-listings/${id}`);

  expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
  expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([]);
  expect((await signedIn("ana").delete(`/api/saved-listings/${id}`)).status).toBe(404);
});

test("another's listing, a missing one and a malformed id are not there alike", async () => {
  const { signedIn } = await testApp();
  const saved = await signedIn("ana").post("/api/saved-listings", drill);
  const { id } = SavedListing.parse(saved.body);
  const missing = "00000000-0000-4000-8000-000000000000";

  for (const path of [id, missing, "nonsense", "%00"]) {
    const reply = await signedIn("ben").delete(`/api/saved-listings/${path}`);
    expect(reply).toMatchObject({ status: 404, body: { message: "This listing doesn't exist." } });
  }
  expect((await signedIn("ben").get(`/api/saved-listings?before=${id}`)).status).toBe(404);
  expect((await signedIn("ben").get("/api/saved-listings")).body).toEqual([]);
  expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([saved.body]);
});

test("a listing names the person's own analysis; another's is not there", async () => {
  const { signedIn } = await testApp();
  const { body } = await signedIn("ana").post("/api/analyses", aListing());
  const { analyses } = AccountExport.parse((await signedIn("ana").get("/api/account/export")).body);
  const analysisId = analyses[0]?.id;

  const own = await signedIn("ana").post("/api/saved-listings", { ...drill, analysisId });
  const others = await signedIn("ben").post("/api/saved-listings", { ...drill, analysisId });

  expect(body).toMatchObject({ id: analysisId });
  expect(own).toMatchObject({ status: 201, body: { analysisId } });
  expect(others).toMatchObject({ status: 404, body: { message: "This analysis doesn't exist." } });
});

test("a visitor and an install without an account are told to sign in", async () => {
  const { anybody, as } = await testApp();
  for (const sender of [anybody, as("ana")]) {
    for (const reply of [
      await sender.get("/api/saved-listings"),
      await sender.post("/api/saved-listings", drill),
      await sender.delete("/api/saved-listings/x"),
      await sender.get("/api/exports/saved-listings.csv"),
    ]) {
      expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    }
  }
});

test.each(["https://evil.test", "null", "chrome-extension://other"])(
  "a page or an extension of others, %s, saves and deletes nothing through a person's browser",
  async (origin) => {
    const { signedIn } = await testApp();
    const saved = await signedIn("ana").post("/api/saved-listings", drill);
    const { id } = SavedListing.parse(saved.body);

    const post = await signedIn("ana").post(
      "/api/saved-listings",
      { title: "Planted" },
      { origin },
    );
    const gone = await signedIn("ana").send(`/api/saved-listings/${id}`, {
      method: "DELETE",
      headers: { origin },
    });

    expect([post.status, gone.status]).toEqual([403, 403]);
    expect((await signedIn("ana").get("/api/saved-listings")).body).toEqual([saved.body]);
  },
);

test("a save after the session ended is refused, and the same save after signing in again counts", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { signedIn, anybody } = await testApp({ clock: () => new Date(now) });
  const { body } = await signedIn("ana").get("/api/account/export");
  const { user } = AccountExport.parse(body);

  now += 31 * 86_400_000;
  const late = await signedIn("ana").post("/api/saved-listings", drill);
  const { database } = await testDatabase();
  const token = await createSession(database, {
    userId: user.id,
    device: null,
    now: new Date(now),
  });
  const headers = { cookie: `__Host-flipworth_session=${token}`, origin: "https://flipworth.test" };
  const again = await anybody.post("/api/saved-listings", drill, headers);

  expect(late).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  expect(again.status).toBe(201);
  const list = await anybody.send("/api/saved-listings", { headers });
  expect(list.body).toEqual([again.body]);
});
