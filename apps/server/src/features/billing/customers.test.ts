import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema/accounts/users.ts";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";
import { testDatabase } from "../../testing/test-database.ts";
import type { Payments } from "./payments-port.ts";

/** Writes down which customers are looked for, and how they are made. */
function watched() {
  const looked: string[] = [];
  const keys: string[] = [];
  const names: (string | null)[] = [];
  const between = (payments: Payments): Payments => ({
    ...payments,
    hasCustomer: async (customerId) => {
      looked.push(customerId);
      return payments.hasCustomer(customerId);
    },
    createCustomer: async (payer) => {
      keys.push(payer.key);
      names.push(payer.name);
      return payments.createCustomer(payer);
    },
  });
  return { looked, keys, names, between };
}

test("each person is one customer, and another one by another key each time the provider has lost them", async () => {
  const { looked, keys, between } = watched();
  const { signedIn, emulator, provider } = await billingWorld({ between });
  const ana = signedIn("ana");
  const customers: string[] = [];

  for (let lost = 0; lost < 3; lost++) {
    await wish(ana, "Side Hustler");
    const { customer } = newestSubscription(emulator);
    customers.push(customer);
    await provider.customers.del(customer);
  }
  await wish(signedIn("ben"), "Side Hustler");

  expect(new Set(customers).size).toBe(3);
  expect(new Set(keys).size).toBe(4);
  // Nobody is looked for before they were made.
  expect(looked).toEqual(customers.slice(0, 2));
});

test.each([
  ["Ana Maria", "Silva", "Ana Maria Silva"],
  [null, "Silva", "Silva"],
  [null, null, null],
])("a person called %j and %j is %j to the provider", async (firstName, lastName, name) => {
  const { names, between } = watched();
  const { signedIn, database } = await billingWorld({ between });
  const ana = signedIn("ana");
  await tierOf(ana);
  await database.update(users).set({ firstName, lastName });

  await wish(ana, "Side Hustler");

  expect(names).toEqual([name]);
});

test("a person whose account goes while the provider looks for them is told, and is no customer", async () => {
  const { database } = await testDatabase();
  const { keys, between } = watched();
  const { subscriber, emulator } = await billingWorld({
    between: (payments) => ({
      ...between(payments),
      hasCustomer: async () => {
        await database.delete(users).where(eq(users.email, "cleo@example.com"));
        return false;
      },
    }),
  });
  const cleo = await subscriber("cleo", "Side Hustler");
  const before = emulator.state.subscriptions.size;

  const reply = await cleo.post("/api/create-subscription", { planName: "Power Flipper" });

  expect(reply).toMatchObject({
    status: 401,
    body: { code: "not_signed_in", message: "This account no longer exists." },
  });
  expect(keys).toHaveLength(1);
  expect(emulator.state.subscriptions.size).toBe(before);
});
