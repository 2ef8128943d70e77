import { beforeEach, expect, test } from "vitest";
import { paymentEvents } from "../../db/schema/payment-events.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import {
  billingWorld,
  type BillingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";
import { times } from "../../testing/soak.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { randomYear } from "../../testing/random-year.ts";

const orders = times(12, 1); // every twelfth order, or every one
const seeds = times(10, 2_000);

beforeEach(wipe);

async function wipe() {
  const { database } = await testDatabase();
  await database.delete(paymentEvents);
  await database.delete(subscriptions);
}

/** Begun, paid, moved up, ended, begun anew and paid: each event says another plan or state. */
async function sixEvents({ subscriber, emulator, provider }: BillingWorld) {
  const ana = await subscriber("ana", "Side Hustler");
  await wish(ana, "Power Flipper");
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  await subscriber("ana", "Side Hustler");
  const told = emulator.takeEvents().filter(({ type }) => type.startsWith("customer.subscription"));
  const isLast = (index: number) => told[index]?.type !== told[index + 1]?.type;
  const picked = [...told.filter((_, index) => isLast(index)), ...told].slice(0, 6);
  return { ana, payloads: picked.map(({ payload }) => payload) };
}

function permutations<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, index) =>
    permutations(values.toSpliced(index, 1)).map((rest) => [value, ...rest]),
  );
}

test("six events, each delivered twice, lead to the provider's plan in every order", async () => {
  const world = await billingWorld();
  const { ana, payloads } = await sixEvents(world);
  const writes = () => world.emulator.requests.filter(({ method }) => method !== "GET").length;
  const before = writes();
  const tried = permutations(payloads).filter((_, index) => index % orders === 0);

  for (const order of tried) {
    await world.database.delete(paymentEvents);
    await world.database.update(subscriptions).set({ planId: "free", status: null });
    for (const payload of [...order, ...order]) await world.knock(payload);
    await world.idle();

    expect((await tierOf(ana)).tier, order.join("\n")).toBe("Side Hustler");
    expect(await world.database.$count(paymentEvents)).toBe(6);
  }
  expect(new Set(payloads).size).toBe(6);
  expect(writes()).toBe(before);
}, 300_000);

test("after a random year, events lost, doubled and in any order, the plan is the provider's", async () => {
  for (let seed = 1; seed <= seeds; seed++) {
    await wipe();
    const world = await billingWorld({ mayLog: true });

    const { expected, shown, liveAtMost } = await randomYear(world, seed);

    expect(shown, `seed ${seed}`).toEqual(expected);
    expect(liveAtMost, `seed ${seed}`).toBeLessThanOrEqual(1);
    await world.emulator.close();
  }
}, 7_200_000);
