import { ErrorBody, plans, SubscriptionPlan } from "@flipworth/contract";
import { expect, test } from "vitest";
import { billingWorld, newestSubscription } from "../../testing/worlds/billing-world.ts";
import { testApp } from "../../testing/test-app.ts";

test("the plans that the server tells are the one table, with the figures that are advertised", async () => {
  const { anybody } = await testApp();

  const { status, body } = await anybody.get("/api/subscription-plans");

  const told = SubscriptionPlan.array().parse(body);
  expect(status).toBe(200);
  expect(told).toEqual(SubscriptionPlan.array().parse(plans));
  expect(told.map((plan) => [plan.name, plan.pricePerMonth, plan.analysesPerMonth])).toEqual([
    ["Free", 0, 10],
    ["Side Hustler", 999, 50],
    ["Power Flipper", 1999, 250],
  ]);
  expect(told.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual([
    "Side Hustler",
  ]);
  expect(plans.map(({ savedListings }) => savedListings)).toEqual([5, null, null]);
  expect(plans.map(({ hasPriority }) => hasPriority)).toEqual([false, true, true]);
});

test("a browser is told the publishable key, and null while no payments are set up", async () => {
  const { anybody, emulator } = await billingWorld();

  const withKeys = await anybody.get("/api/stripe/config");
  const without = await (await testApp()).anybody.get("/api/stripe/config");

  expect(withKeys.body).toEqual({ publishableKey: emulator.publishableKey });
  expect(without.body).toEqual({ publishableKey: null });
});

test("the portal opens for a customer and leads back to the dashboard", async () => {
  const { subscriber, emulator } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");

  const { status, body } = await ana.get("/api/billing-portal-url");

  const [session] = emulator.state.portalSessions.values();
  expect(status).toBe(200);
  expect(body).toEqual({ url: session?.url });
  expect(session).toMatchObject({
    customer: newestSubscription(emulator).customer,
    return_url: "https://flipworth.test/dashboard",
  });
});

test("whoever never paid, or was deleted at the provider, has nothing to manage and is told so", async () => {
  const { signedIn, anybody, subscriber, emulator, provider } = await billingWorld();
  const ben = await subscriber("ben", "Side Hustler");
  await provider.customers.del(newestSubscription(emulator).customer);

  const replies = [
    await signedIn("ana").get("/api/billing-portal-url"),
    await ben.get("/api/billing-portal-url"),
    await anybody.get("/api/billing-portal-url"),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 401]);
  expect(ErrorBody.parse(replies[0]?.body).message).toContain("a paid plan to manage");
  expect(ErrorBody.parse(replies[1]?.body).message).toContain("a paid plan to manage");
});

test.each([
  ["Gold", /plan doesn't exist.*\/pricing/],
  ["", /plan doesn't exist/],
  ["free", /Free needs no payment/],
  ["Free", /Free needs no payment/],
])("a wish for the plan %j is refused", async (planName, words) => {
  const { signedIn, emulator } = await billingWorld();

  const reply = await signedIn("ana").post("/api/create-subscription", { planName });

  expect(reply.status).toBe(400);
  expect(ErrorBody.parse(reply.body).message).toMatch(words);
  expect(emulator.requests).toEqual([]);
});

test("a plan is begun neither signed out, nor by an install, nor from another site", async () => {
  const { signedIn, anybody, as, emulator } = await billingWorld();
  const planName = "Side Hustler";
  const evil = { origin: "https://evil.test" };

  const replies = [
    await anybody.post("/api/create-subscription", { planName }),
    await as("ana").post("/api/create-subscription", { planName }),
    await signedIn("ana").post("/api/create-subscription", { planName }, evil),
    await signedIn("ana").post("/api/billing/sync", undefined, evil),
  ];

  expect(replies.map(({ status }) => status)).toEqual([401, 401, 403, 403]);
  expect(emulator.requests).toEqual([]);
});

test("without payments set up a wish for a plan is answered 503 and everything else runs", async () => {
  const { signedIn } = await testApp({ mayLog: true });
  const ana = signedIn("ana");

  const reply = await ana.post("/api/create-subscription", { planName: "Side Hustler" });

  expect(reply).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect((await ana.post("/api/billing/sync")).body).toMatchObject({ tier: "Free" });
  expect((await ana.delete("/api/account")).status).toBe(200);
});

test("without payments set up an event is refused and is no line in the log", async () => {
  const { anybody } = await testApp();

  const reply = await anybody.post("/api/stripe/webhook", {}, { "stripe-signature": "t=1,v1=00" });

  expect(reply.status).toBe(404);
});
