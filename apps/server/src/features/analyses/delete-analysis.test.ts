import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

test("an analysis that its owner deletes is gone; others, what was spent and saved listings stay", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const analyze = async () => Analysis.parse((await ana.post("/api/analyses", aListing())).body);
  const [first, second] = [await analyze(), await analyze()];
  await ana.post("/api/saved-listings", { title: "iPad", analysisId: first.id });

  const reply = await ana.delete(`/api/analyses/${first.id}`);

  expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
  expect((await ana.get(`/api/analyses/${first.id}`)).status).toBe(404);
  expect((await ana.get("/api/analyses")).body).toEqual([second]);
  expect((await ana.get("/api/credits")).body).toMatchObject({ used: 2 });
  expect((await ana.get("/api/saved-listings")).body).toMatchObject([{ analysisId: null }]);
  expect((await ana.delete(`/api/analyses/${first.id}`)).status).toBe(404);
  expect((await ana.delete("/api/analyses/no-id")).status).toBe(404);
});

test("a deleted answer is not given again under its Idempotency-Key: it is made and paid anew", async () => {
  const { as } = await testApp();
  const post = async () =>
    Analysis.parse(
      (await as("ana").post("/api/analyses", aListing(), { "idempotency-key": "key" })).body,
    );
  const first = await post();

  await as("ana").delete(`/api/analyses/${first.id}`);

  expect((await post()).id).not.toBe(first.id);
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 2 });
});
