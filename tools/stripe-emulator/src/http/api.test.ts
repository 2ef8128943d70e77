import { expect, test } from "vitest";
import { emulatedStripe } from "../testing/emulated-stripe.ts";

test("the same key with the same parameters gives the same object", async () => {
  const { stripe, emulator } = await emulatedStripe();
  const create = () =>
    stripe.customers.create({ email: "ana@example.com" }, { idempotencyKey: "signup-7" });

  const [first, second] = [await create(), await create()];

  expect(second.id).toBe(first.id);
  expect(emulator.state.customers.size).toBe(1);
});

test("the same key with other parameters is refused", async () => {
  const { stripe } = await emulatedStripe();
  const options = { idempotencyKey: "signup-7" };
  await stripe.customers.create({ email: "ana@example.com" }, options);

  const other = stripe.customers.create({ email: "ben@example.com" }, options);

  await expect(other).rejects.toMatchObject({ rawType: "idempotency_error", statusCode: 400 });
});

test("two requests with one key at the same moment do not both run", async () => {
  const { stripe, emulator } = await emulatedStripe();
  emulator.setLatency(100);
  const create = () => stripe.customers.create({}, { idempotencyKey: "signup-7" });

  const results = await Promise.allSettled([create(), create()]);

  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(emulator.state.customers.size).toBe(1);
});

test("a refused request does not use up its key", async () => {
  const { stripe, price } = await emulatedStripe();
  const subscribe = (customer: string) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: price("side_hustler") }],
        payment_behavior: "default_incomplete",
      },
      { idempotencyKey: "subscribe-7" },
    );
  await expect(subscribe("cus_nobody")).rejects.toMatchObject({ param: "customer" });
  const { id } = await stripe.customers.create({});

  const created = await subscribe(id);

  expect(created.status).toBe("incomplete");
});

test("an answer that is lost on its way is given again under the same key", async () => {
  const { stripe, emulator } = await emulatedStripe();
  // The client library tries once more by itself when a connection breaks.
  emulator.failNext({ status: "cut", count: 2 });
  const options = { idempotencyKey: "signup-7" };
  await expect(stripe.customers.create({}, options)).rejects.toMatchObject({
    type: "StripeConnectionError",
  });

  const found = await stripe.customers.create({}, options);

  expect([...emulator.state.customers.keys()]).toEqual([found.id]);
});

test.each([
  [429, "StripeRateLimitError"],
  [500, "StripeAPIError"],
  [503, "StripeAPIError"],
] as const)("a planned %i fails as many requests as asked and no more", async (status, type) => {
  const { stripe, emulator } = await emulatedStripe();
  emulator.failNext({ status, count: 2 });

  const results = [];
  for (const _ of [1, 2, 3]) results.push(await stripe.customers.list().catch((error) => error));

  expect(results.slice(0, 2)).toMatchObject([{ type }, { type }]);
  expect(results[2]).toMatchObject({ object: "list" });
});

test("an unknown key is refused", async () => {
  const { stripe } = await emulatedStripe({ secretKey: "sk_test_wrong" });

  const refused = stripe.customers.list();

  await expect(refused).rejects.toMatchObject({ type: "StripeAuthenticationError" });
});

test("an id that nobody has is missing, and the error says which parameter", async () => {
  const { stripe } = await emulatedStripe();

  await expect(stripe.subscriptions.retrieve("sub_nobody")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    message: "No such subscription: 'sub_nobody'",
  });
  await expect(
    stripe.billingPortal.sessions.create({ customer: "cus_nobody" }),
  ).rejects.toMatchObject({ statusCode: 400, code: "resource_missing", param: "customer" });
});

test("a missing and a misspelt parameter are named", async () => {
  const { stripe, emulator } = await emulatedStripe();
  const { id } = await stripe.customers.create({});
  const post = (body: string) =>
    fetch(`http://${emulator.host}:${emulator.port}/v1/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${emulator.secretKey}` },
      body,
    }).then((reply) => reply.json());

  expect(await post(`customer=${id}`)).toMatchObject({
    error: { code: "parameter_missing", param: "items" },
  });
  expect(await post(`custommer=${id}`)).toMatchObject({
    error: { code: "parameter_unknown", param: "custommer" },
  });
});

test("a long list is read page by page, newest first", async () => {
  const { stripe } = await emulatedStripe();
  const made: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) {
    made.unshift((await stripe.customers.create({ name })).id);
  }

  const first = await stripe.customers.list({ limit: 2 });
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });

  expect(first.has_more).toBe(true);
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(all.map(({ id }) => id)).toEqual(made);
});

test("a test can look back on what was asked", async () => {
  const { stripe, emulator } = await emulatedStripe();

  await stripe.customers.create({ metadata: { user: "7" } }, { idempotencyKey: "signup-7" });

  expect(emulator.requests).toHaveLength(1);
  expect(emulator.requests[0]).toMatchObject({
    method: "POST",
    path: "/v1/customers",
    params: { metadata: { user: "7" } },
    idempotencyKey: "signup-7",
    status: 200,
  });
});

test("a failure of the provider is kept under its key, a refusal for haste is not", async () => {
  const { stripe, emulator } = await emulatedStripe();
  emulator.failNext({ status: 500 });
  emulator.failNext({ status: 429 });
  const create = (idempotencyKey: string) => stripe.customers.create({}, { idempotencyKey });
  const failed = { statusCode: 500 };
  await expect(create("first")).rejects.toMatchObject(failed);
  await expect(create("second")).rejects.toMatchObject({ statusCode: 429 });

  await expect(create("first")).rejects.toMatchObject(failed);
  expect((await create("second")).object).toBe("customer");
});
