import { expect, test } from "vitest";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

/** The provider tries on the third, fifth and seventh day, and then cancels. */
const failingRenewal = async () => {
  const world = await billingWorld();
  const ana = await world.subscriber("ana", "Side Hustler");
  world.emulator.setPaymentOutcome(["decline", "decline", "decline", "decline"]);
  await world.aMonthLater(ana);
  await world.deliver();
  return { ...world, ana };
};

test("a renewal that fails keeps the plan and says so", async () => {
  const { ana } = await failingRenewal();

  expect(await tierOf(ana)).toMatchObject({
    tier: "Side Hustler",
    creditsTotal: 50,
    isPastDue: true,
  });
});

test("a retry that succeeds ends the warning", async () => {
  const { ana, emulator, deliver } = await failingRenewal();
  emulator.state.outcomes.clear();

  emulator.advance({ days: 4 });
  await deliver();

  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", isPastDue: false });
});

test("after the last retry the plan is Free, and it can be begun anew", async () => {
  const { ana, emulator, deliver } = await failingRenewal();

  emulator.advance({ days: 10 });
  await deliver();
  const afterRetries = await tierOf(ana);
  const outcome = await wish(ana, "Side Hustler");
  emulator.confirm(outcome.clientSecret ?? "", "success");
  await deliver();

  expect(afterRetries).toMatchObject({ tier: "Free", creditsTotal: 10, isPastDue: false });
  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", isPastDue: false });
});

test("whoever is past due pays what is open before they move up", async () => {
  const { ana, emulator, deliver } = await failingRenewal();

  const settling = await wish(ana, "Power Flipper");
  emulator.confirm(settling.clientSecret ?? "", "success");
  await deliver();
  const settled = await tierOf(ana);
  emulator.state.outcomes.clear();
  const outcome = await wish(ana, "Power Flipper");

  expect(settling).toMatchObject({
    kind: "payment",
    message: expect.stringContaining("last payment failed"),
  });
  expect(settled).toMatchObject({ tier: "Side Hustler", isPastDue: false });
  expect(outcome.kind).toBe("upgraded");
  expect([...emulator.state.subscriptions.values()]).toHaveLength(1);
});

test("credits come back on the day of the month of the sign-up, whatever becomes of the plan", async () => {
  const { signedIn, subscriber, emulator } = await billingWorld();
  const before = await tierOf(signedIn("ana"));
  emulator.advance({ days: 5 });
  const ana = await subscriber("ana", "Side Hustler");
  const amid = await tierOf(ana);

  emulator.advance({ days: 5 });
  await wish(ana, "Power Flipper");
  const after = await tierOf(ana);

  expect([amid.resetsAt, after.resetsAt]).toEqual([before.resetsAt, before.resetsAt]);
  expect(newestSubscription(emulator).status).toBe("active");
});
