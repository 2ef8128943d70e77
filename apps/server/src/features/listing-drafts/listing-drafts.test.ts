import { Deal, ListingDrafts } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const described = "Works perfectly. Small scratch on the back. No cracks.";
const analyzed = async (agent: Agent) => {
  const { body } = await agent.post("/api/analyses", aListing({ description: described }));
  return String(Object(body).id);
};

test("drafts of an analysis fit each platform, tell the known flaw and offer the computed price", async () => {
  const { signedIn } = await testApp();
  const id = await analyzed(signedIn("ana"));

  const { body } = await signedIn("ana").get(`/api/listing-drafts?analysis=${id}`);

  const { drafts, messages, photos } = ListingDrafts.parse(body);
  for (const { title, titleCharacters, description, prices } of drafts) {
    expect(title.length).toBeLessThanOrEqual(titleCharacters);
    expect(title).toMatch(/^Apple iPad/);
    expect(description).toContain("- Small scratch on the back.");
    expect(description).not.toContain("cracks");
    expect(prices?.profitAtList).toBeNull();
  }
  expect(messages.map(({ name }) => name)).toContain("Opening offer");
  expect(photos.length).toBeGreaterThan(4);
});

test("drafts of a deal count what it cost, and another person's do not exist", async () => {
  const { signedIn } = await testApp();
  const analysisId = await analyzed(signedIn("ana"));
  const bought = { title: "iPad 9", stage: "bought", priceCents: 60_00, analysisId };
  const { id } = Deal.parse((await signedIn("ana").post("/api/deals", bought)).body);

  const { body } = await signedIn("ana").get(`/api/listing-drafts?deal=${id}`);

  for (const { prices } of ListingDrafts.parse(body).drafts) {
    expect(prices?.profitAtList).toBe((prices?.netAtList ?? 0) - 60_00);
  }
  const refused = await Promise.all(
    [`deal=${id}`, `analysis=${analysisId}`].map((of) =>
      signedIn("ben").get(`/api/listing-drafts?${of}`),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  expect((await signedIn("ana").get("/api/listing-drafts")).status).toBe(400);
});

test("eBay's file of drafts has the stock that is not listed there", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const listing = { platform: "ebay", askCents: 9_00, listedOn: "2026-11-01", state: "active" };
  const stock = { stage: "bought", priceCents: 5_00 };
  await ana.post("/api/deals", { ...stock, title: "Brass lamp", sku: "L-1", condition: "Used" });
  await ana.post("/api/deals", { ...stock, title: "Listed chair", listings: [listing] });
  await ana.post("/api/deals", { title: "Watched table" });

  const text = await (await ana.raw("/api/exports/ebay-drafts.csv")).text();

  const rows = text.trim().split("\r\n");
  const drafts = rows.slice(rows.findIndex((row) => row.startsWith("Action(SiteID=US")) + 1);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toContain("Draft,L-1,99,Brass lamp,,,1,,USED,");
});
