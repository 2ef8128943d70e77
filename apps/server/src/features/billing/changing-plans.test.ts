import { expect, test } from "vitest";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

test("moving up with a bank that wants to see the person changes nothing before they confirm", async () => {
  const { subscriber, emulator, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  emulator.advance({ days: 10 });
  emulator.setPaymentOutcome("requires_action");

  const outcome = await wish(ana, "Power Flipper");
  await deliver();
  const waiting = await tierOf(ana);
  emulator.confirm(outcome.clientSecret ?? "", "authenticate");
  await deliver();

  expect(outcome.kind).toBe("payment");
  expect(waiting).toMatchObject({ tier: "Side Hustler", isPastDue: false });
  expect((await tierOf(ana)).tier).toBe("Power Flipper");
});

test("moving up with a card that is declined keeps the plan and asks for the difference once", async () => {
  const { subscriber, emulator, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  emulator.advance({ days: 10 });
  emulator.setPaymentOutcome("decline");

  const outcome = await wish(ana, "Power Flipper");
  const again = await wish(ana, "Power Flipper");
  await deliver();
  const waiting = await tierOf(ana);
  emulator.confirm(again.clientSecret ?? "", "success");
  await deliver();

  expect(outcome).toMatchObject({ kind: "payment", message: expect.stringContaining("your plan") });
  expect(again).toEqual(outcome);
  expect(waiting).toMatchObject({ tier: "Side Hustler", isPastDue: false });
  expect((await tierOf(ana)).tier).toBe("Power Flipper");
});

test("a difference that nobody pays is given up and the plan goes on as it was", async () => {
  const { subscriber, emulator, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  emulator.setPaymentOutcome("decline");
  await wish(ana, "Power Flipper");

  emulator.advance({ days: 2 });
  await deliver();

  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", isPastDue: false });
  expect((await wish(ana, "Power Flipper")).kind).toBe("upgraded");
});

test("a plan cancelled in the portal runs out, and until then says when", async () => {
  const { subscriber, emulator, provider, deliver, aMonthLater } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  const { id } = newestSubscription(emulator);

  await provider.subscriptions.update(id, { cancel_at_period_end: true });
  await deliver();
  const cancelling = await tierOf(ana);
  await aMonthLater(ana);
  await deliver();

  expect(cancelling).toMatchObject({
    tier: "Side Hustler",
    nextTier: "Free",
    nextTierAt: "2026-12-21T12:00:00.000Z",
  });
  expect(await tierOf(ana)).toMatchObject({ tier: "Free", creditsTotal: 10, nextTier: null });
});

test("a plan that was cancelled goes on when it is chosen again before its end", async () => {
  const { subscriber, emulator, provider, deliver, aMonthLater } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await provider.subscriptions.update(newestSubscription(emulator).id, {
    cancel_at_period_end: true,
  });

  const outcome = await wish(ana, "Side Hustler");
  await aMonthLater(ana);
  await deliver();

  expect(outcome.kind).toBe("already_on_plan");
  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", nextTier: null });
});

test("a plan that ended begins anew with a payment", async () => {
  const { subscriber, emulator, provider, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  await deliver();

  const outcome = await wish(ana, "Side Hustler");
  const before = await tierOf(ana);
  emulator.confirm(outcome.clientSecret ?? "", "success");
  await deliver();

  expect(before.tier).toBe("Free");
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("moving up takes back a cancellation, but not before the difference is paid", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await provider.subscriptions.update(newestSubscription(emulator).id, {
    cancel_at_period_end: true,
  });
  emulator.setPaymentOutcome("decline");

  await wish(ana, "Power Flipper");
  const declined = await tierOf(ana);
  emulator.advance({ days: 2 });
  const outcome = await wish(ana, "Power Flipper");

  expect(declined).toMatchObject({ tier: "Side Hustler", nextTier: "Free" });
  expect(outcome.kind).toBe("upgraded");
  expect(await tierOf(ana)).toMatchObject({ tier: "Power Flipper", nextTier: null });
});

test("in the first month after moving down one can move up again", async () => {
  const { subscriber, deliver, aMonthLater } = await billingWorld();
  const ana = await subscriber("ana", "Power Flipper");
  await wish(ana, "Side Hustler");
  await aMonthLater(ana);
  await deliver();

  const outcome = await wish(ana, "Power Flipper");
  await aMonthLater(ana);
  await deliver();

  expect(outcome.kind).toBe("upgraded");
  expect(await tierOf(ana)).toMatchObject({ tier: "Power Flipper", nextTier: null });
});

test("asking twice to move down waits once, and a cancellation gives way to it", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  const ana = await subscriber("ana", "Power Flipper");
  await provider.subscriptions.update(newestSubscription(emulator).id, {
    cancel_at_period_end: true,
  });

  const outcomes = [await wish(ana, "Side Hustler"), await wish(ana, "Side Hustler")];

  expect(outcomes.map(({ kind }) => kind)).toEqual(["downgrade_scheduled", "downgrade_scheduled"]);
  expect(emulator.state.schedules.size).toBe(1);
  expect(await tierOf(ana)).toMatchObject({ tier: "Power Flipper", nextTier: "Side Hustler" });
});

test("what happened is told in the language of whoever asked, and says which one that is", async () => {
  const { subscriber } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");

  const reply = await ana.post(
    "/api/create-subscription",
    { planName: "Side Hustler" },
    { "accept-language": "es-MX" },
  );

  expect(reply.headers.get("content-language")).toBe("es");
  expect(reply.headers.get("vary")?.toLowerCase()).toContain("accept-language");
  expect(reply.body).toMatchObject({ message: "Ya tienes Side Hustler." });
});
