import { expect, test } from "vitest";
import { emulatedStripe, incompleteSubscription, seconds } from "./testing/emulated-stripe.ts";

test("a subscription waits as incomplete and names a secret for the browser", async () => {
  const world = await emulatedStripe();

  const { subscription, clientSecret } = await incompleteSubscription(world);

  expect(subscription.status).toBe("incomplete");
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(subscription.items.data[0]).toMatchObject({
    current_period_start: seconds("2026-01-15T12:00:00Z"),
    current_period_end: seconds("2026-02-15T12:00:00Z"),
    price: { id: world.price("side_hustler"), unit_amount: 999 },
  });
});

test("a paid first invoice makes the subscription active and saves the card on it", async () => {
  const world = await emulatedStripe();
  const { subscription, clientSecret } = await incompleteSubscription(world);

  world.emulator.confirm(clientSecret, "success");

  const active = await world.stripe.subscriptions.retrieve(subscription.id, {
    expand: ["latest_invoice"],
  });
  expect(active.status).toBe("active");
  expect(active.default_payment_method).toMatch(/^pm_/);
  expect(active.latest_invoice).toMatchObject({ status: "paid", amount_paid: 999 });
});

test("a declined card leaves the subscription incomplete, and another card still works", async () => {
  const world = await emulatedStripe();
  const { subscription, clientSecret } = await incompleteSubscription(world);
  const status = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).status;

  expect(() => world.emulator.confirm(clientSecret, "decline")).toThrow("Your card was declined.");
  expect(await status()).toBe("incomplete");

  world.emulator.confirm(clientSecret, "success");
  expect(await status()).toBe("active");
});

test("a card that asks for its owner is paid only after the answer", async () => {
  const world = await emulatedStripe();
  const { subscription, clientSecret } = await incompleteSubscription(world);
  const status = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).status;

  expect(world.emulator.confirm(clientSecret, "requires_action").status).toBe("requires_action");
  expect(await status()).toBe("incomplete");

  world.emulator.confirm(clientSecret, "authenticate");
  expect(await status()).toBe("active");
});

test("a payment cannot be confirmed twice", async () => {
  const world = await emulatedStripe();
  const { clientSecret } = await incompleteSubscription(world);
  world.emulator.confirm(clientSecret, "success");

  const again = () => world.emulator.confirm(clientSecret, "success");

  expect(again).toThrow("it has a status of succeeded");
});

test("a subscription that is not paid for 23 hours expires and can no longer be paid", async () => {
  const world = await emulatedStripe();
  const { subscription, clientSecret } = await incompleteSubscription(world);

  world.emulator.advance({ hours: 22, seconds: 3599 });
  const before = await world.stripe.subscriptions.retrieve(subscription.id);
  world.emulator.advance({ seconds: 1 });

  const after = await world.stripe.subscriptions.retrieve(subscription.id, {
    expand: ["latest_invoice"],
  });
  expect([before.status, after.status]).toEqual(["incomplete", "incomplete_expired"]);
  expect(after.latest_invoice).toMatchObject({ status: "void" });
  expect(() => world.emulator.confirm(clientSecret, "success")).toThrow("a status of canceled");
});

test("the payment intent hangs on the invoice's payments and nowhere else", async () => {
  const world = await emulatedStripe();
  const { subscription } = await incompleteSubscription(world);
  const retrieve = (path: string) =>
    world.stripe.subscriptions.retrieve(subscription.id, { expand: [path] });

  const found = await retrieve("latest_invoice.payments");

  expect(found.latest_invoice).toMatchObject({
    payments: { data: [{ payment: { type: "payment_intent" }, status: "open" }] },
  });
  await expect(retrieve("latest_invoice.payment_intent")).rejects.toThrow(
    "This property cannot be expanded (latest_invoice.payment_intent).",
  );
});

test("without a saved card only the browser can pay", async () => {
  const { stripe, price } = await emulatedStripe();
  const customer = await stripe.customers.create({});

  const created = stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price("side_hustler") }],
  });

  await expect(created).rejects.toThrow("no attached payment source");
});

test("a customer with a default card subscribes without the browser", async () => {
  const { stripe, price } = await emulatedStripe();
  const { id } = await stripe.customers.create({});
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: "pm_saved" } });

  const subscription = await stripe.subscriptions.create({
    customer: id,
    items: [{ price: price("side_hustler") }],
  });

  expect(subscription.status).toBe("active");
});
