import { AccountSettings, Analysis, Credits, defaultAccountSettings } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

async function analyzed(listing: ReturnType<typeof aListing>) {
  const { as } = await testApp();
  const reply = await as("ana").post("/api/analyses", listing);
  const credits = Credits.parse((await as("ana").get("/api/credits")).body);
  return { analysis: Analysis.parse(reply.body), used: credits.used };
}

test("an ask that is not believable is a check, and free", async () => {
  const { analysis, used } = await analyzed(aListing({ price: 8, condition: undefined }));

  expect(analysis).toMatchObject({ verdict: "check", recommendation: null, netProfit: null });
  expect(analysis.headline).toMatch(/^Check first: at \$8 /);
  expect(analysis.identityCheck?.question).toContain("?");
  expect(analysis.reasoning).toContain("This answer is free.");
  expect(used).toBe(0);
});

test("a likely scam is free and shows no figure to act on", async () => {
  const description = "Message me on WhatsApp, deposit required to hold it.";
  const { analysis, used } = await analyzed(aListing({ description }));

  expect(analysis).toMatchObject({
    verdict: "likely_scam",
    recommendation: null,
    netProfit: null,
    flipScore: null,
    maxBuyPrice: null,
  });
  expect(analysis.details.analysisStages.evaluation.advice).toBeUndefined();
  expect(used).toBe(0);
});

test("a Buy costs a credit, and a stored one says the same as the answer", async () => {
  const { as } = await testApp();
  const reply = await as("ana").post("/api/analyses", aListing({ price: 45 }));
  const answer = Analysis.parse(reply.body);

  const [stored] = Analysis.array().parse((await as("ana").get("/api/analyses")).body);

  expect(answer).toMatchObject({ verdict: "buy", recommendation: "Buy" });
  expect(stored).toMatchObject({
    verdict: "buy",
    headline: answer.headline,
    summary: answer.summary,
  });
});

test("who never meets buyers is judged by what a parcel leaves", async () => {
  const { signedIn } = await testApp();
  const exitsOf = async () => {
    const reply = await signedIn("ana").post("/api/analyses", aListing({ price: 45 }));
    const { advice } = Analysis.parse(reply.body).details.analysisStages.evaluation;
    return advice?.platforms.map(({ platform }) => platform) ?? [];
  };
  const allowedExits = { shipsParcels: true, meetsLocally: false, platforms: null };
  expect(await exitsOf()).toContain("facebook_local");

  const kept = await signedIn("ana").put("/api/account/settings", {
    ...defaultAccountSettings,
    allowedExits,
  });

  expect(AccountSettings.parse(kept.body).allowedExits).toEqual(allowedExits);
  expect(await exitsOf()).not.toContain("facebook_local");
});
