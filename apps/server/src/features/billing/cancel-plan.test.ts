import { expect, test } from "vitest";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

test("a canceled plan runs until the month ends, says when, and ends then", async () => {
  const { subscriber, deliver, aMonthLater } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");

  const reply = await ana.post("/api/billing/cancel");
  const again = await ana.post("/api/billing/cancel");
  await aMonthLater(ana);
  await deliver();

  expect(reply).toMatchObject({
    status: 200,
    body: { tier: "Side Hustler", nextTier: "Free", nextTierAt: "2026-12-21T12:00:00.000Z" },
  });
  expect(again).toMatchObject({ status: 200, body: reply.body });
  expect((await tierOf(ana)).tier).toBe("Free");
});

test("a plan that is canceled asks the provider for nothing more, and one that is over can't be", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  const changes = () => emulator.requests.filter(({ method }) => method !== "GET").length;
  await ana.post("/api/billing/cancel");
  const before = changes();

  await ana.post("/api/billing/cancel");
  const after = changes();
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  const over = await ana.post("/api/billing/cancel");

  expect(after).toBe(before);
  expect(over).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("canceling takes the place of a smaller plan that was to follow", async () => {
  const { subscriber, emulator } = await billingWorld();
  const ana = await subscriber("ana", "Power Flipper");
  await wish(ana, "Side Hustler");

  const { body } = await ana.post("/api/billing/cancel");

  expect(body).toMatchObject({ tier: "Power Flipper", nextTier: "Free" });
  expect(newestSubscription(emulator)).toMatchObject({
    cancel_at_period_end: true,
    schedule: null,
  });
});

test("a canceled plan that is chosen again goes on", async () => {
  const { subscriber } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await ana.post("/api/billing/cancel");

  await wish(ana, "Side Hustler");

  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", nextTier: null });
});

test("whoever has no paid plan, or is not signed in, or comes from another site cancels nothing", async () => {
  const { signedIn, anybody, as, subscriber } = await billingWorld();
  const ben = await subscriber("ben", "Side Hustler");

  const replies = [
    await signedIn("ana").post("/api/billing/cancel"),
    await anybody.post("/api/billing/cancel"),
    await as("ana").post("/api/billing/cancel"),
    await ben.post("/api/billing/cancel", undefined, { origin: "https://evil.test" }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 401, 401, 403]);
  expect(await tierOf(ben)).toMatchObject({ tier: "Side Hustler", nextTier: null });
});
