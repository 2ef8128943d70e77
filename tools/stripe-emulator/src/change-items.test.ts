import { expect, test } from "vitest";
import type Stripe from "stripe";
import { activeSubscription, day, emulatedStripe } from "./testing/emulated-stripe.ts";
import type { EmulatedStripe } from "./testing/emulated-stripe.ts";

// Fifteen and a half of the 31 days from January 15: exactly half, so 999 cents leave 499.5.
const halfPeriod = { days: 15, hours: 12 };

type Change = Omit<Stripe.SubscriptionUpdateParams, "items">;

async function moveTo(world: EmulatedStripe, plan: string, change: Change) {
  const from = plan === "power_flipper" ? "side_hustler" : "power_flipper";
  const { id, item, customer } = await activeSubscription(world, from);
  world.emulator.advance(halfPeriod);
  const update = () =>
    world.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price: world.price(plan) }],
      expand: ["latest_invoice"],
      ...change,
    });
  return { id, customer, update };
}

const linesOf = (subscription: Stripe.Subscription) =>
  typeof subscription.latest_invoice === "string" || subscription.latest_invoice === null
    ? []
    : subscription.latest_invoice.lines.data.map(({ amount }) => amount);

test("moving up halfway is billed at once: half of the old back, half of the new due", async () => {
  const world = await emulatedStripe();
  const { update } = await moveTo(world, "power_flipper", { proration_behavior: "always_invoice" });

  const moved = await update();

  expect(linesOf(moved)).toEqual([-500, 1000]);
  expect(moved.latest_invoice).toMatchObject({ amount_paid: 500, status: "paid" });
  expect(moved.items.data.map(({ price }) => price.id)).toEqual([world.price("power_flipper")]);
  expect(moved.items.data).toHaveLength(1);
});

test("prorations that are not billed at once come with the next month", async () => {
  const world = await emulatedStripe();
  const change = { proration_behavior: "create_prorations" } as const;
  const { id, update } = await moveTo(world, "power_flipper", change);

  await update();
  world.emulator.advance({ days: 16 });

  const renewed = await world.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(linesOf(renewed)).toEqual([-500, 1000, 1999]);
});

test("moving down at once leaves a credit that pays the next month", async () => {
  const world = await emulatedStripe();
  const change = { proration_behavior: "always_invoice" } as const;
  const { id, customer, update } = await moveTo(world, "side_hustler", change);

  const moved = await update();
  const credited = await world.stripe.customers.retrieve(customer.id);
  world.emulator.advance({ days: 16 });
  const renewed = await world.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });

  expect(moved.latest_invoice).toMatchObject({ amount_due: 0, status: "paid" });
  expect(credited).toMatchObject({ balance: -500 });
  expect(renewed.latest_invoice).toMatchObject({ total: 999, amount_paid: 499 });
});

test("a change that may wait is applied only once it is paid", async () => {
  const world = await emulatedStripe();
  const { id, update } = await moveTo(world, "power_flipper", {
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  world.emulator.setPaymentOutcome("requires_action");

  const waiting = await update();
  const [intent] = (await world.stripe.paymentIntents.list()).data;
  world.emulator.confirm(intent?.client_secret ?? "", "authenticate");
  const applied = await world.stripe.subscriptions.retrieve(id);

  expect(waiting.status).toBe("active");
  expect(waiting.items.data[0]?.price.id).toBe(world.price("side_hustler"));
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(
    world.price("power_flipper"),
  );
  expect(applied.pending_update).toBeNull();
  expect(applied.items.data[0]?.price.id).toBe(world.price("power_flipper"));
});

test("a waiting change that nobody pays is dropped after 23 hours", async () => {
  const world = await emulatedStripe();
  const { id, update } = await moveTo(world, "power_flipper", {
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  world.emulator.setPaymentOutcome("decline");
  await update();

  world.emulator.advance({ hours: 23 });

  const dropped = await world.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(dropped.pending_update).toBeNull();
  expect(dropped.status).toBe("active");
  expect(dropped.items.data[0]?.price.id).toBe(world.price("side_hustler"));
  expect(dropped.latest_invoice).toMatchObject({ status: "void" });
});

test("a change that must be paid at once is refused whole when the card is declined", async () => {
  const world = await emulatedStripe();
  const { id, update } = await moveTo(world, "power_flipper", {
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  world.emulator.setPaymentOutcome("decline");

  await expect(update()).rejects.toMatchObject({ statusCode: 402, code: "card_declined" });

  const kept = await world.stripe.subscriptions.retrieve(id);
  expect(kept.items.data[0]?.price.id).toBe(world.price("side_hustler"));
  expect((await world.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});

test("by default a declined change is applied and the subscription is past due", async () => {
  const world = await emulatedStripe();
  const change = { proration_behavior: "always_invoice" } as const;
  const { update } = await moveTo(world, "power_flipper", change);
  world.emulator.setPaymentOutcome("decline");

  const moved = await update();

  expect(moved.status).toBe("past_due");
  expect(moved.items.data[0]?.price.id).toBe(world.price("power_flipper"));
});

test("an entry without the item's id adds a second plan beside the first", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);

  const both = await world.stripe.subscriptions.update(id, {
    items: [{ price: world.price("power_flipper") }],
  });

  expect(both.items.data).toHaveLength(2);
});

test("a waiting change that is paid after a renewal goes into the running period", async () => {
  const world = await emulatedStripe();
  const { id, item } = await activeSubscription(world);
  world.emulator.advance({ days: 30, hours: 12 });
  world.emulator.setPaymentOutcome("requires_action");
  await world.stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: world.price("power_flipper") }],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  const [intent] = (await world.stripe.paymentIntents.list()).data;

  world.emulator.advance({ hours: 12 });
  world.emulator.confirm(intent?.client_secret ?? "", "authenticate");

  const [moved] = (await world.stripe.subscriptions.retrieve(id)).items.data;
  expect(moved?.price.id).toBe(world.price("power_flipper"));
  expect(day(moved?.current_period_end)).toBe("2026-03-15");
  // The first month, the change and one renewal: the change has not brought a second renewal.
  expect((await world.stripe.invoices.list({ subscription: id })).data).toHaveLength(3);
});
