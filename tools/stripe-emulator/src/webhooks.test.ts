import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import {
  activeSubscription,
  emulatedStripe,
  incompleteSubscription,
} from "./testing/emulated-stripe.ts";

type Received = { payload: string; signature: string };

/** A receiver that keeps what it is sent, byte for byte. */
async function receiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const signature = String(request.headers["stripe-signature"]);
    received.push({ payload: Buffer.concat(chunks).toString("utf8"), signature });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, received };
}

test("the first payment is told in events, from the creation to the active plan", async () => {
  const world = await emulatedStripe();
  await activeSubscription(world);

  const types = world.emulator.takeEvents().map(({ type }) => type);

  expect(types).toEqual([
    "customer.created",
    "invoice.created",
    "customer.subscription.created",
    "payment_intent.created",
    "invoice.finalized",
    "payment_method.attached",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "customer.subscription.updated",
  ]);
});

test("a decline, a deletion and an end are told too", async () => {
  const world = await emulatedStripe();
  const { customer, clientSecret } = await incompleteSubscription(world);
  expect(() => world.emulator.confirm(clientSecret, "decline")).toThrow();
  await world.stripe.customers.del(customer.id);

  const types = world.emulator.takeEvents().map(({ type }) => type);

  expect(types).toContain("invoice.payment_failed");
  expect(types).toContain("payment_intent.payment_failed");
  expect(types).toContain("customer.subscription.deleted");
  expect(types.at(-1)).toBe("customer.deleted");
});

test("an event shows the object as it was then, and what it was before", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  world.emulator.takeEvents();
  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const [wished] = world.emulator.takeEvents();

  await world.stripe.subscriptions.cancel(id);

  expect(wished?.event).toMatchObject({
    type: "customer.subscription.updated",
    data: {
      object: { id, status: "active", cancel_at_period_end: true },
      previous_attributes: { cancel_at_period_end: false, cancel_at: null },
    },
  });
});

test("a delivered event passes the provider's own check, and a changed one does not", async () => {
  const world = await emulatedStripe();
  const { url, received } = await receiver();
  await world.stripe.customers.create({ name: "Zoë" });
  const [event] = world.emulator.state.log.all;

  await world.emulator.deliverEvents(url);

  const [{ payload, signature } = { payload: "", signature: "" }] = received;
  const { webhookSecret } = world.emulator;
  const { webhooks } = world.stripe;
  expect(payload).toBe(event?.payload);
  expect(webhooks.constructEvent(payload, signature, webhookSecret).id).toBe(event?.id);
  expect(() => webhooks.constructEvent(`${payload} `, signature, webhookSecret)).toThrow();
  expect(() => webhooks.constructEvent(payload, signature, "whsec_other")).toThrow();
});

test("a test may deliver events in any order and more than once", async () => {
  const world = await emulatedStripe();
  const { webhookSecret } = world.emulator;
  await activeSubscription(world);
  const events = world.emulator.takeEvents().toReversed();

  const read = [...events, ...events].map(({ payload }) =>
    world.stripe.webhooks.constructEvent(payload, world.emulator.sign(payload), webhookSecret),
  );

  expect(read).toHaveLength(events.length * 2);
  expect(world.emulator.takeEvents()).toEqual([]);
});

test("a signature from too long ago is refused", async () => {
  const world = await emulatedStripe();
  await world.stripe.customers.create({});
  const [event] = world.emulator.takeEvents();
  const payload = event?.payload ?? "";
  const stale = world.emulator.sign(payload, Date.now() - 301_000);

  const check = () =>
    world.stripe.webhooks.constructEvent(payload, stale, world.emulator.webhookSecret);

  expect(check).toThrow("Timestamp outside the tolerance zone");
});

test("with an address events go out by themselves, in order, again when refused", async () => {
  const { url, received } = await receiver([500]);
  const world = await emulatedStripe({ webhookUrl: url });

  await world.stripe.customers.create({ name: "first" });
  await world.stripe.customers.create({ name: "second" });
  await expect.poll(() => received.length, { timeout: 5000 }).toBe(3);

  const names = received.map(({ payload }) => JSON.parse(payload).data.object.name);
  expect(names).toEqual(["first", "first", "second"]);
});

test("events can be read again by their ids and kinds", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  await world.stripe.subscriptions.cancel(id);

  const { data } = await world.stripe.events.list({ type: "customer.subscription.deleted" });
  const again = await world.stripe.events.retrieve(data[0]?.id ?? "");

  expect(data).toHaveLength(1);
  expect(again).toEqual(data[0]);
});
