import { beforeEach, expect, test } from "vitest";
import { paymentEvents } from "../../db/schema/payment-events.ts";
import { subscriptions } from "../../db/schema/subscriptions.ts";
import {
  billingWorld,
  newestSubscription,
  tierOf,
  wish,
} from "../../testing/worlds/billing-world.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../../lifecycle/logger.ts";
import { noPayments } from "../../providers/payments/none.ts";
import { repairSubscriptions } from "./repair.ts";

// The repair looks after everybody there is: each test begins with nobody.
beforeEach(async () => {
  const { database } = await testDatabase();
  await database.delete(paymentEvents);
  await database.delete(subscriptions);
});

const storedEvents = async () => (await testDatabase()).database.select().from(paymentEvents);

test("an event that came while the provider was away is made up for by the repair", async () => {
  const { signedIn, emulator, send, repair } = await billingWorld({ mayLog: true });
  const ana = signedIn("ana");
  const { clientSecret } = await wish(ana, "Side Hustler");
  emulator.takeEvents();
  emulator.confirm(clientSecret ?? "", "success");
  const { id, payload } = emulator.takeEvents()[0] ?? { id: "", payload: "" };
  emulator.failNext({ status: 503, count: 3 });

  const reply = await send(payload);
  const before = await tierOf(ana);
  const open = (await storedEvents()).find((event) => event.id === id);
  await repair();

  expect(reply.status).toBe(200);
  expect([before.tier, open?.handledAt]).toEqual(["Free", null]);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
  expect(await repair()).toBe(0);
});

test("with every event lost the repair finds a running plan's change within the hour", async () => {
  const { subscriber, emulator, provider, repair } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  const tooSoon = await repair();
  emulator.advance({ hours: 1, seconds: 1 });

  const repaired = await repair();

  expect([tooSoon, repaired]).toEqual([0, 1]);
  expect((await tierOf(ana)).tier).toBe("Free");
});

test("one customer who cannot be read keeps the repair from nobody else", async () => {
  const { subscriber, emulator, provider, repair } = await billingWorld({ mayLog: true });
  await subscriber("ana", "Side Hustler");
  const ben = await subscriber("ben", "Side Hustler");
  await provider.subscriptions.cancel(newestSubscription(emulator).id);
  emulator.advance({ hours: 2 });
  emulator.failNext({ status: 503, count: 3 });

  const repaired = await repair();

  expect(repaired).toBe(1);
  expect((await tierOf(ben)).tier).toBe("Free");
});

test("a customer who cannot be read keeps their plan, is told in the log and goes to the queue's end", async () => {
  const { subscriber, emulator, database } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  emulator.advance({ hours: 2 });
  const now = new Date(emulator.state.clock.now() * 1000);
  const logged: string[] = [];
  const logger = createLogger("warn", { write: (line: string) => void logged.push(line) });
  const deps = { database, payments: noPayments, clock: () => now };

  const repaired = await repairSubscriptions(deps, logger);
  const again = await repairSubscriptions(deps, logger);

  const [row] = await database.select().from(subscriptions);
  expect([repaired, again]).toEqual([0, 0]);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({
    msg: "a subscription could not be read; it stays as it was",
    customerId: newestSubscription(emulator).customer,
  });
  expect(row?.syncedAt).toEqual(now);
  expect((await tierOf(ana)).tier).toBe("Side Hustler");
});

test("events are forgotten a month after they came", async () => {
  const { subscriber, emulator, deliver, repair } = await billingWorld();
  await subscriber("ana", "Side Hustler");
  await deliver();
  emulator.advance({ days: 29 });
  await repair();
  const before = (await storedEvents()).length;

  emulator.advance({ days: 2 });
  await repair();

  expect(before).toBeGreaterThan(0);
  expect(await storedEvents()).toEqual([]);
});
