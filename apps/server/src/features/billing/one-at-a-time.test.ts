import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import { askedAsAccountGoes } from "../../testing/account-going.ts";
import { billingWorld, newestSubscription, tierOf } from "../../testing/worlds/billing-world.ts";

/** Each look at the time since the start is a second after the one before. */
function hurryTime() {
  let seconds = 0;
  const look = vi.spyOn(performance, "now").mockImplementation(() => (seconds += 1) * 1000);
  onTestFinished(() => look.mockRestore());
}

test("a change that another one keeps waiting for fifteen seconds is given up, and can be asked for later", async () => {
  const { subscriber, emulator, database } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  const { customer } = newestSubscription(emulator);
  const isTheirs = eq(subscriptions.customerId, customer);
  const busyUntil = new Date((emulator.state.clock.now() + 60) * 1000);
  await database.update(subscriptions).set({ busyUntil }).where(isTheirs);
  const before = emulator.requests.length;
  hurryTime();

  const waited = await ana.post("/api/create-subscription", { planName: "Power Flipper" });
  const asked = emulator.requests.length;
  emulator.advance({ seconds: 61 });
  const later = await ana.post("/api/create-subscription", { planName: "Power Flipper" });

  expect(waited).toMatchObject({
    status: 409,
    body: {
      code: "conflict",
      message: "We're already changing your plan. Try again in a minute.",
    },
  });
  expect(asked).toBe(before);
  expect(later.body).toMatchObject({ kind: "upgraded" });
});

test("a plan that is asked for while the account goes is refused at once, and nothing is made for it", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");
  await tierOf(ana);

  const reply = await askedAsAccountGoes(ana, () =>
    ana.post("/api/create-subscription", { planName: "Side Hustler" }),
  );

  expect(reply).toMatchObject({
    status: 401,
    body: { code: "not_signed_in", message: "This account no longer exists." },
  });
  expect(emulator.requests).toEqual([]);
});
