import { expect, test } from "vitest";
import { billingWorld, tierOf, wish } from "../../testing/worlds/billing-world.ts";

test("a paid plan begins with its first payment and not before", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");

  const outcome = await wish(ana, "Side Hustler");
  await deliver();
  const beforePaying = await tierOf(ana);
  emulator.confirm(outcome.clientSecret ?? "", "success");
  await deliver();

  expect(outcome.kind).toBe("payment");
  expect(beforePaying).toMatchObject({ tier: "Free", creditsTotal: 10 });
  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", creditsTotal: 50 });
});

test("moving up is charged in proportion and counts at once", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");
  emulator.confirm((await wish(ana, "Side Hustler")).clientSecret ?? "", "success");
  emulator.advance({ days: 10 });

  const outcome = await wish(ana, "Power Flipper");
  await deliver();

  expect(outcome).toMatchObject({ kind: "upgraded", clientSecret: null });
  expect(await tierOf(ana)).toMatchObject({ tier: "Power Flipper", creditsTotal: 250 });
});

test("moving down waits for the end of what is paid, and says so", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");
  emulator.confirm((await wish(ana, "Power Flipper")).clientSecret ?? "", "success");
  await deliver();

  const outcome = await wish(ana, "Side Hustler");
  emulator.advance({ days: 16 });
  const waiting = await tierOf(ana);
  emulator.advance({ days: 16 });
  await deliver();

  expect(outcome.kind).toBe("downgrade_scheduled");
  expect(outcome.message).toContain("until December 21, 2026");
  expect(waiting).toMatchObject({ tier: "Power Flipper", nextTier: "Side Hustler" });
  expect(waiting.nextTierAt).toBe("2026-12-21T12:00:00.000Z");
  expect(await tierOf(ana)).toMatchObject({ tier: "Side Hustler", nextTier: null });
});

test("asking for the plan that is there takes back the change that waits", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");
  emulator.confirm((await wish(ana, "Power Flipper")).clientSecret ?? "", "success");
  await wish(ana, "Side Hustler");

  const outcome = await wish(ana, "Power Flipper");

  expect(outcome.kind).toBe("already_on_plan");
  expect(await tierOf(ana)).toMatchObject({ tier: "Power Flipper", nextTier: null });
});

test("the same request sent 20 times at once makes one subscription", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => wish(ana, "Side Hustler")));

  expect(new Set(outcomes.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(emulator.state.subscriptions.size).toBe(1);
  expect(emulator.state.customers.size).toBe(1);
});
