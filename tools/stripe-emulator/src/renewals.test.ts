import { expect, test } from "vitest";
import { activeSubscription, day, emulatedStripe } from "./testing/emulated-stripe.ts";
import type { EmulatedStripe } from "./testing/emulated-stripe.ts";

const read = (world: EmulatedStripe, id: string) => world.stripe.subscriptions.retrieve(id);
const periodOf = (found: Awaited<ReturnType<typeof read>>) =>
  found.items.data.map((item) => [day(item.current_period_start), day(item.current_period_end)])[0];

test("a subscription from the 31st renews on the last day of each month", async () => {
  const world = await emulatedStripe({ now: new Date("2026-01-31T09:00:00Z") });
  const { id } = await activeSubscription(world);

  world.emulator.advance({ days: 28 });
  const february = periodOf(await read(world, id));
  world.emulator.advance({ days: 31 });
  const march = periodOf(await read(world, id));

  expect(february).toEqual(["2026-02-28", "2026-03-31"]);
  expect(march).toEqual(["2026-03-31", "2026-04-30"]);
});

test("every month writes one paid invoice, also when the clock jumps over several", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);

  world.emulator.advance({ days: 92 });

  const invoices = await world.stripe.invoices.list({ subscription: id });
  const rows = invoices.data.map((invoice) => [day(invoice.created), invoice.status]);
  expect(rows).toEqual([
    ["2026-04-15", "paid"],
    ["2026-03-15", "paid"],
    ["2026-02-15", "paid"],
    ["2026-01-15", "paid"],
  ]);
});

test("a failed renewal is past due, is tried on days 3, 5 and 7, and then ends", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  world.emulator.setPaymentOutcome(["decline", "decline", "decline", "decline"]);

  world.emulator.advance({ days: 31 });
  const seen = [(await read(world, id)).status];
  for (const days of [3, 2, 2]) {
    world.emulator.advance({ days });
    seen.push((await read(world, id)).status);
  }

  expect(seen).toEqual(["past_due", "past_due", "past_due", "canceled"]);
  expect((await read(world, id)).cancellation_details?.reason).toBe("payment_failed");
  const [invoice] = (await world.stripe.invoices.list({ subscription: id })).data;
  expect(invoice).toMatchObject({ status: "open", attempt_count: 4, next_payment_attempt: null });
});

test("a retry that succeeds makes the subscription active again", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  world.emulator.setPaymentOutcome("decline");
  world.emulator.advance({ days: 31 });

  world.emulator.advance({ days: 3 });

  expect((await read(world, id)).status).toBe("active");
});

test("an account may leave subscriptions unpaid instead of ending them", async () => {
  const world = await emulatedStripe({ afterRetries: "unpaid", retryDays: [1] });
  const { id } = await activeSubscription(world);
  world.emulator.setPaymentOutcome(["decline", "decline"]);

  world.emulator.advance({ days: 32 });

  expect((await read(world, id)).status).toBe("unpaid");
});

test("an overdue invoice can be paid by hand", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  world.emulator.setPaymentOutcome("decline");
  world.emulator.advance({ days: 31 });
  const [invoice] = (await world.stripe.invoices.list({ subscription: id })).data;

  await world.stripe.invoices.pay(invoice?.id ?? "");

  expect((await read(world, id)).status).toBe("active");
});

test("a renewal fails when the first payment's card was not saved", async () => {
  const world = await emulatedStripe();
  const customer = await world.stripe.customers.create({});
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: world.price("side_hustler") }],
    payment_behavior: "default_incomplete",
  });
  const [intent] = (await world.stripe.paymentIntents.list({ customer: customer.id })).data;
  world.emulator.confirm(intent?.client_secret ?? "", "success");

  world.emulator.advance({ days: 31 });

  expect((await read(world, subscription.id)).status).toBe("past_due");
});

test("cancelling at the end of the period keeps the plan until then", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);

  const wished = await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  world.emulator.advance({ days: 30 });
  const lastDay = await read(world, id);
  world.emulator.advance({ days: 1 });
  const over = await read(world, id);

  expect(wished).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect(day(wished.cancel_at)).toBe("2026-02-15");
  expect(lastDay.status).toBe("active");
  expect([over.status, day(over.canceled_at), day(over.ended_at)]).toEqual([
    "canceled",
    "2026-01-15",
    "2026-02-15",
  ]);
  expect((await world.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});

test("a withdrawn cancellation renews as if nothing had been", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });

  const kept = await world.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  world.emulator.advance({ days: 31 });

  expect([kept.cancel_at, kept.canceled_at]).toEqual([null, null]);
  expect((await read(world, id)).status).toBe("active");
});

test("an immediate cancellation ends the plan, and cannot be repeated", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);

  const ended = await world.stripe.subscriptions.cancel(id);

  expect(ended.status).toBe("canceled");
  await expect(world.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
  await expect(
    world.stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ).rejects.toThrow("A canceled subscription can only update");
});

test("months of an unpaid subscription are written down but not collected", async () => {
  const world = await emulatedStripe({ afterRetries: "unpaid", retryDays: [1] });
  const { id } = await activeSubscription(world);
  world.emulator.setPaymentOutcome(["decline", "decline"]);

  world.emulator.advance({ days: 31 + 28 });

  const { data } = await world.stripe.invoices.list({ subscription: id });
  expect(data.map(({ status }) => status)).toEqual(["draft", "open", "paid"]);
});

test("outcomes planned for one customer leave the others alone", async () => {
  const world = await emulatedStripe();
  const [ana, ben] = [await activeSubscription(world), await activeSubscription(world)];
  world.emulator.setPaymentOutcome("decline", ana.customer.id);

  world.emulator.advance({ days: 31 });

  expect((await read(world, ana.id)).status).toBe("past_due");
  expect((await read(world, ben.id)).status).toBe("active");
});
