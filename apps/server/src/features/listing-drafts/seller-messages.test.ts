import { Analysis, Deal, ListingDrafts } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing, anUnknownThing } from "../../testing/factories.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const analyzed = async (agent: Agent, listing: object) =>
  Analysis.parse((await agent.post("/api/analyses", listing)).body);
const messagesFor = async (agent: Agent, of: string) => {
  const { body } = await agent.get(`/api/listing-drafts?${of}`);
  const { messages } = ListingDrafts.parse(body);
  return Object.fromEntries(messages.map(({ name, text }) => [name, text]));
};

test("messages to the seller offer the computed price and ask what moves the value most, in its order", async () => {
  const ana = (await testApp()).signedIn("ana");
  const analysis = await analyzed(ana, aListing());
  const { advice } = analysis.details.analysisStages.evaluation;

  const messages = await messagesFor(ana, `analysis=${analysis.id}`);

  expect(Object.keys(messages)).toEqual([
    "Questions first",
    "Opening offer",
    "Follow-up",
    "Polite no",
  ]);
  const opening = advice?.offers?.opening;
  expect(opening).toBeGreaterThan(0);
  expect(messages["Opening offer"]).toContain(`Would you take $${opening}?`);
  expect(advice?.questions.length).toBeGreaterThan(0);
  expect(messages["Questions first"]).toContain(advice?.questions.slice(0, 3).join(" "));
  expect(messages["Follow-up"]).toContain("My offer stands");
  expect(messages["Polite no"]).toMatch(/more than I can pay.*I’ll pass/);
});

test("a person's own offer wins over the computed one", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id: analysisId } = await analyzed(ana, aListing());
  const deal = { title: "iPad", stage: "offered", offerCents: 41_50, analysisId };
  const { id } = Deal.parse((await ana.post("/api/deals", deal)).body);
  expect((await messagesFor(ana, `deal=${id}`))["Opening offer"]).toContain("take $41.50?");
});

test("where nothing is computed there is no offer, and no word of one", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await analyzed(ana, anUnknownThing());
  const messages = await messagesFor(ana, `analysis=${id}`);
  expect(Object.keys(messages)).toEqual(["Questions first", "Follow-up", "Polite no"]);
  expect(Object.values(messages).join(" ")).not.toMatch(/offer|\$/);
});

test("writing drafts and messages sends nothing to anybody", async () => {
  const sent: unknown[] = [];
  const { signedIn } = await testApp({
    mailer: { send: async (mail) => void sent.push(mail) },
    postToWebhook: async (...post) => {
      sent.push(post);
      return { isDelivered: true, outcome: "Answered 200", isGone: false };
    },
  });
  const ana = signedIn("ana");
  const { id } = await analyzed(ana, aListing());
  await messagesFor(ana, `analysis=${id}`);
  await ana.raw("/api/exports/ebay-drafts.csv");
  expect(sent).toEqual([]);
});
