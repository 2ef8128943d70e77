import { setTimeout as sleep } from "node:timers/promises";
import type { StripeEmulator } from "@flipworth/stripe-emulator";
import { expect, test } from "vitest";
import type { Payments } from "./payments-port.ts";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

test("a declined card leaves Free, and the same form takes the next card", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");
  const { clientSecret } = await wish(ana, "Side Hustler");

  expect(() => emulator.confirm(clientSecret ?? "", "decline")).toThrow("declined");
  await deliver();
  const afterDecline = await tierOf(ana);
  const again = await wish(ana, "Side Hustler");
  emulator.confirm(again.clientSecret ?? "", "success");
  await deliver();

  expect(afterDecline.tier).toBe("Free");
  expect(again.clientSecret).toBe(clientSecret);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("the provider learns whose card it is, so that its receipts reach them", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  await subscriber("ana", "Side Hustler");

  const payer = await provider.customers.retrieve(newestSubscription(emulator).customer);

  expect(payer).toMatchObject({ email: "ana@example.com", name: "ana" });
});

test("a bank that wants to see the person first gives the plan only afterwards", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");
  const secret = (await wish(ana, "Side Hustler")).clientSecret ?? "";

  emulator.confirm(secret, "requires_action");
  await deliver();
  const waiting = await tierOf(ana);
  emulator.confirm(secret, "authenticate");
  await deliver();

  expect(waiting.tier).toBe("Free");
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("choosing another plan before paying makes the first one unpayable", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");
  const first = await wish(ana, "Side Hustler");

  const second = await wish(ana, "Power Flipper");

  expect(() => emulator.confirm(first.clientSecret ?? "", "success")).toThrow("canceled");
  emulator.confirm(second.clientSecret ?? "", "success");
  await ana.post("/api/billing/sync");
  expect((await tierOf(ana)).tier).toBe("Power Flipper");
});

test("a payment that goes through while another plan is chosen is not thrown away", async () => {
  const { signedIn, emulator } = await billingWorld();
  const ana = signedIn("ana");
  const { clientSecret } = await wish(ana, "Side Hustler");
  emulator.setLatency(200);

  const reply = ana.post("/api/create-subscription", { planName: "Power Flipper" });
  await expect.poll(() => emulator.requests.at(-1)?.path).toMatch(/void$/);
  emulator.confirm(clientSecret ?? "", "success");
  const { status, body } = await reply;
  await ana.post("/api/billing/sync");

  expect(status).toBe(409);
  expect(body).toMatchObject({ code: "conflict" });
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("both plans asked for at once leave one that can be paid, round after round", async () => {
  const { signedIn, emulator } = await billingWorld({ between: slowToBegin });
  for (const name of ["ana", "ben"]) {
    const person = signedIn(name);
    await wish(person, "Side Hustler");
    emulator.advance({ days: 2 });

    const outcomes = await Promise.all([
      wish(person, "Power Flipper"),
      wish(person, "Side Hustler"),
    ]);

    const payable = outcomes.filter(({ clientSecret }) => canBePaid(emulator, clientSecret ?? ""));
    expect(payable, name).toHaveLength(1);
  }
});

const slowToBegin = (payments: Payments): Payments => ({
  ...payments,
  begin: async (order) => {
    await sleep(150);
    return payments.begin(order);
  },
});

function canBePaid(emulator: StripeEmulator, clientSecret: string): boolean {
  const [intentId = ""] = clientSecret.split("_secret_");
  return emulator.state.paymentIntents.get(intentId)?.status === "requires_payment_method";
}

test("a first payment that nobody made in time expires, and the plan can be begun anew", async () => {
  const { signedIn, emulator, deliver } = await billingWorld();
  const ana = signedIn("ana");
  const first = await wish(ana, "Side Hustler");
  emulator.advance({ days: 2 });
  await deliver();

  const second = await wish(ana, "Side Hustler");
  emulator.confirm(second.clientSecret ?? "", "success");
  await deliver();

  expect(second.clientSecret).not.toBe(first.clientSecret);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("every amount that is charged is whole cents and the plan's price", async () => {
  const { subscriber, emulator } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  emulator.advance({ days: 10 });
  await wish(ana, "Power Flipper");
  emulator.advance({ days: 31 });

  const amounts = [...emulator.state.invoices.values()].map((invoice) => invoice.amount_paid);

  // Twenty of thirty days of the difference of 1000 cents stand between the two full months.
  expect(amounts).toEqual([999, 667, 1999]);
  expect(newestSubscription(emulator).status).toBe("active");
});
