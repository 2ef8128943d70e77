import { expect, test } from "vitest";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";

test("a customer who was deleted at the provider is Free, and can subscribe anew the same day", async () => {
  const { subscriber, emulator, provider, deliver } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");

  await provider.customers.del(newestSubscription(emulator).customer);
  await deliver();
  const deleted = await tierOf(ana);
  const outcome = await wish(ana, "Side Hustler");
  emulator.confirm(outcome.clientSecret ?? "", "success");
  await deliver();

  expect(deleted.tier).toBe("Free");
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("a customer of another account of the provider is replaced by one of this account", async () => {
  const first = await billingWorld();
  const ana = await first.subscriber("ana", "Side Hustler");
  first.emulator.state.customers.clear();
  first.emulator.state.subscriptions.clear();

  const outcome = await wish(ana, "Power Flipper");

  expect(outcome.kind).toBe("payment");
  expect(first.emulator.state.customers.size).toBe(1);
});

test("a subscription to something else of the same seller gives nothing and stays untouched", async () => {
  const { subscriber, emulator, provider } = await billingWorld({
    seed: [{ lookupKey: "mug", name: "Mug of the month", monthlyCents: 500 }],
  });
  const ana = await subscriber("ana", "Side Hustler");
  const { customer, default_payment_method: card } = newestSubscription(emulator);
  const mug = await provider.subscriptions.create({
    customer,
    items: [{ price: emulator.prices["mug"] ?? "" }],
    default_payment_method: card ?? "",
  });

  await ana.post("/api/billing/sync");
  const before = await tierOf(ana);
  await wish(ana, "Power Flipper");

  expect(mug.status).toBe("active");
  expect(before.tier).toBe("Side Hustler");
  expect((await tierOf(ana)).tier).toBe("Power Flipper");
  const kept = await provider.subscriptions.retrieve(mug.id);
  expect(kept.items.data.map(({ price }) => price.id)).toEqual([emulator.prices["mug"]]);
});

test("whoever pays the seller for something else alone is Free, and begins a plan beside it", async () => {
  const { subscriber, emulator, provider } = await billingWorld({
    seed: [{ lookupKey: "mug", name: "Mug of the month", monthlyCents: 500 }],
  });
  const ana = await subscriber("ana", "Side Hustler");
  const { id, customer, default_payment_method: card } = newestSubscription(emulator);
  const mug = await provider.subscriptions.create({
    customer,
    items: [{ price: emulator.prices["mug"] ?? "" }],
    default_payment_method: card ?? "",
  });
  await provider.subscriptions.cancel(id);

  const outcome = await wish(ana, "Power Flipper");

  expect(outcome.kind).toBe("payment");
  expect((await tierOf(ana)).tier).toBe("Free");
  expect((await provider.subscriptions.retrieve(mug.id)).status).toBe("active");
});

test("whoever pays a plan's earlier price has the plan", async () => {
  const { subscriber, emulator, provider } = await billingWorld({
    seed: [{ lookupKey: "old_side_hustler", name: "Side Hustler", monthlyCents: 799 }],
    earlierPrices: { side_hustler: ["old_side_hustler"] },
  });
  const ana = await subscriber("ana", "Power Flipper");
  const { id, items } = newestSubscription(emulator);

  await provider.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? "", price: emulator.prices["old_side_hustler"] ?? "" }],
  });
  await ana.post("/api/billing/sync");

  expect((await tierOf(ana)).tier).toBe("Side Hustler");
  expect((await wish(ana, "Side Hustler")).kind).toBe("already_on_plan");
});

test("of two subscriptions that run at once the larger counts, and deleting the account ends both", async () => {
  const { subscriber, emulator, provider } = await billingWorld();
  const ana = await subscriber("ana", "Power Flipper");
  const { customer, default_payment_method: card } = newestSubscription(emulator);
  emulator.advance({ days: 1 });
  await provider.subscriptions.create({
    customer,
    items: [{ price: emulator.prices["side_hustler"] ?? "" }],
    default_payment_method: card ?? "",
  });

  await ana.post("/api/billing/sync");
  const { tier } = await tierOf(ana);
  await ana.delete("/api/account");

  expect(tier).toBe("Power Flipper");
  const statuses = [...emulator.state.subscriptions.values()].map(({ status }) => status);
  expect(statuses).toEqual(["canceled", "canceled"]);
});

test("a provider that marks subscriptions unpaid instead of ending them leads to a new one", async () => {
  const { subscriber, emulator, aMonthLater, deliver } = await billingWorld({
    afterRetries: "unpaid",
  });
  const ana = await subscriber("ana", "Side Hustler");
  emulator.setPaymentOutcome(["decline", "decline", "decline", "decline"]);
  await aMonthLater(ana);
  emulator.advance({ days: 10 });
  await deliver();
  const unpaid = await tierOf(ana);

  const outcome = await wish(ana, "Side Hustler");

  expect(unpaid).toMatchObject({ tier: "Free", isPastDue: false });
  expect(outcome.kind).toBe("payment");
  const statuses = [...emulator.state.subscriptions.values()].map(({ status }) => status);
  expect(statuses).toEqual(["canceled", "incomplete"]);
});
