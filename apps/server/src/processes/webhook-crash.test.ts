import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { paymentEvents } from "../db/schema/payment-events.ts";
import { subscriptions } from "../db/schema/subscriptions.ts";
import { billingWorld, type BillingWorld, tierOf, wish } from "../testing/worlds/billing-world.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { silentProxy } from "../testing/stand-ins/silent-proxy.ts";
import { times } from "../testing/soak.ts";
import { testDatabase } from "../testing/test-database.ts";

const kills = times(2, 100);
const outages = times(2, 50);

// The repair looks after everybody there is: each test begins with nobody.
beforeEach(async () => {
  const { database } = await testDatabase();
  await database.delete(paymentEvents);
  await database.delete(subscriptions);
});

/** Somebody has paid, and the server was told nothing yet. */
async function paidAndUntold(world: BillingWorld, name: string) {
  const person = world.signedIn(name);
  const { clientSecret } = await wish(person, "Side Hustler");
  world.emulator.takeEvents();
  world.emulator.confirm(clientSecret ?? "", "success");
  const [event] = world.emulator.takeEvents();
  if (!event) throw new Error("The provider told of no payment");
  return { person, ...event };
}

/** A process of its own on the world's database and provider, which is told nothing of a kept event. */
async function deafServer({ emulator }: BillingWorld) {
  const { pool } = await testDatabase();
  const env = {
    DATABASE_URL: await silentProxy(pool.options, 'insert into "payment_events"'),
    STRIPE_SECRET_KEY: emulator.secretKey,
    STRIPE_PUBLISHABLE_KEY: emulator.publishableKey,
    STRIPE_WEBHOOK_SECRET: emulator.webhookSecret,
    STRIPE_PRICE_SIDE_HUSTLER: emulator.prices["side_hustler"] ?? "",
    STRIPE_PRICE_POWER_FLIPPER: emulator.prices["power_flipper"] ?? "",
    STRIPE_API_URL: `http://${emulator.host}:${emulator.port}`,
  };
  return startServerProcess(env);
}

const storedUnder = async (id: string) =>
  (await testDatabase()).database.select().from(paymentEvents).where(eq(paymentEvents.id, id));

test(
  `an event whose server is killed after it was kept and before it was answered, ${kills} times, counts once when it comes again, or by the repair`,
  { timeout: 60_000 * kills },
  async () => {
    const world = await billingWorld();
    for (let kill = 0; kill < kills; kill += 1) {
      const { person, id, payload } = await paidAndUntold(world, `person ${kill}`);
      const server = await deafServer(world);
      const headers = { "stripe-signature": world.emulator.sign(payload) };
      const address = `${server.address}/api/stripe/webhook`;
      const answer = fetch(address, { method: "POST", body: payload, headers }).then(
        ({ status }) => status,
        () => "none",
      );
      while ((await storedUnder(id)).length === 0) await pause(10);
      await server.end("SIGKILL");
      expect(await answer).toBe("none");
      expect((await tierOf(person)).tier).toBe("Free");
      const payments = world.emulator.state.invoices.size;

      if (kill % 2 === 0) await world.send(payload);
      else expect(await world.repair()).toBe(1);
      const healed = await tierOf(person);
      const again = await world.send(payload);

      expect([healed.tier, again.status]).toEqual(["Side Hustler", 200]);
      expect(await tierOf(person)).toEqual(healed);
      expect(await storedUnder(id)).toMatchObject([{ id, handledAt: expect.any(Date) }]);
      expect(world.emulator.state.invoices.size).toBe(payments);
    }
  },
);

test(
  `an event that came while the provider was away, ${outages} times, is applied when it comes again`,
  { timeout: 20_000 * outages },
  async () => {
    const world = await billingWorld({ mayLog: true });
    for (let outage = 0; outage < outages; outage += 1) {
      const { person, id, payload } = await paidAndUntold(world, `person ${outage}`);
      // The library asks three times.
      world.emulator.failNext({ status: 503, count: 3 });
      const reply = await world.send(payload);
      const before = await tierOf(person);

      await world.send(payload);

      expect([reply.status, before.tier]).toEqual([200, "Free"]);
      expect((await tierOf(person)).tier).toBe("Side Hustler");
      expect(await storedUnder(id)).toMatchObject([{ id, handledAt: expect.any(Date) }]);
    }
  },
);
