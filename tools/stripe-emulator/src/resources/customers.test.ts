import { expect, test } from "vitest";
import { activeSubscription, emulatedStripe } from "../testing/emulated-stripe.ts";

test("a customer is found by email and by metadata", async () => {
  const { stripe } = await emulatedStripe();
  const ana = await stripe.customers.create({ email: "ana@example.com", metadata: { user: "7" } });
  await stripe.customers.create({ email: "ben@example.com" });

  const listed = await stripe.customers.list({ email: "ana@example.com" });
  const searched = await stripe.customers.search({ query: 'metadata["user"]:"7"' });

  expect(listed.data.map(({ id }) => id)).toEqual([ana.id]);
  expect(searched.data.map(({ id }) => id)).toEqual([ana.id]);
});

test("metadata is merged, and an empty value removes its name", async () => {
  const { stripe } = await emulatedStripe();
  const { id } = await stripe.customers.create({ metadata: { user: "7", plan: "free" } });

  const updated = await stripe.customers.update(id, { metadata: { plan: "", city: "Austin" } });

  expect(updated.metadata).toEqual({ user: "7", city: "Austin" });
});

test("deleting a customer ends their subscription and leaves a marker", async () => {
  const world = await emulatedStripe();
  const { customer, id } = await activeSubscription(world);

  await world.stripe.customers.del(customer.id);

  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  await expect(world.stripe.customers.update(customer.id, { name: "Ana" })).rejects.toThrow(
    `No such customer: '${customer.id}'`,
  );
});

test("plans on sale are found by their lookup keys", async () => {
  const { stripe, price } = await emulatedStripe();

  const found = await stripe.prices.list({
    lookup_keys: ["power_flipper"],
    expand: ["data.product"],
  });

  expect(found.data).toHaveLength(1);
  expect(found.data[0]).toMatchObject({
    id: price("power_flipper"),
    unit_amount: 1999,
    currency: "usd",
    recurring: { interval: "month" },
    product: { name: "Power Flipper" },
  });
});

test("a list of subscriptions leaves out canceled ones unless all are asked for", async () => {
  const world = await emulatedStripe();
  const { customer, id } = await activeSubscription(world);
  await world.stripe.subscriptions.cancel(id);

  const some = await world.stripe.subscriptions.list({ customer: customer.id });
  const all = await world.stripe.subscriptions.list({ customer: customer.id, status: "all" });

  expect([some.data.length, all.data.length]).toEqual([0, 1]);
});

test("the billing portal is a page that shows the plan and the way back", async () => {
  const world = await emulatedStripe();
  const { customer } = await activeSubscription(world);
  const session = await world.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost:3000/dashboard",
  });

  const page = await (await fetch(session.url)).text();

  expect(page).toContain("Side Hustler: active");
  expect(page).toContain('href="http://localhost:3000/dashboard"');
  expect((await fetch(`${session.url}x`)).status).toBe(404);
});
