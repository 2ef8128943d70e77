import { expect, test } from "vitest";
import type { EmulatedStripe } from "../testing/emulated-stripe.ts";
import { activeSubscription, emulatedStripe } from "../testing/emulated-stripe.ts";

async function movingDown(world: EmulatedStripe) {
  const { id } = await activeSubscription(world, "power_flipper");
  const schedule = await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  const [phase] = schedule.phases;
  if (phase === undefined) throw new Error("A new schedule has a phase");
  const changed = await world.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      {
        start_date: phase.start_date,
        end_date: phase.end_date,
        items: [{ price: world.price("power_flipper"), quantity: 1 }],
      },
      {
        items: [{ price: world.price("side_hustler"), quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
  return { id, schedule: changed };
}

const planOf = async (world: EmulatedStripe, id: string) =>
  (await world.stripe.subscriptions.retrieve(id)).items.data[0]?.price.lookup_key;

test("a scheduled move down begins with the next period and is billed at the new price", async () => {
  const world = await emulatedStripe();
  const { id } = await movingDown(world);

  const before = await planOf(world, id);
  world.emulator.advance({ days: 31 });

  const after = await world.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect([before, await planOf(world, id)]).toEqual(["power_flipper", "side_hustler"]);
  expect(after.latest_invoice).toMatchObject({ total: 999, status: "paid" });
});

test("after its last phase a schedule lets the subscription go on", async () => {
  const world = await emulatedStripe();
  const { id, schedule } = await movingDown(world);

  world.emulator.advance({ days: 31 + 28 });

  const released = await world.stripe.subscriptionSchedules.retrieve(schedule.id);
  const subscription = await world.stripe.subscriptions.retrieve(id);
  expect(released).toMatchObject({ status: "released", released_subscription: id });
  expect([subscription.status, subscription.schedule]).toEqual(["active", null]);
});

test("a released schedule changes nothing any more", async () => {
  const world = await emulatedStripe();
  const { id, schedule } = await movingDown(world);

  await world.stripe.subscriptionSchedules.release(schedule.id);
  world.emulator.advance({ days: 31 });

  expect(await planOf(world, id)).toBe("power_flipper");
});

test("cancelling a schedule ends its subscription", async () => {
  const world = await emulatedStripe();
  const { id, schedule } = await movingDown(world);

  const canceled = await world.stripe.subscriptionSchedules.cancel(schedule.id);

  expect(canceled.status).toBe("canceled");
  expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
});

test("a scheduled subscription takes no second schedule and no direct cancellation", async () => {
  const world = await emulatedStripe();
  const { id } = await movingDown(world);

  await expect(
    world.stripe.subscriptionSchedules.create({ from_subscription: id }),
  ).rejects.toThrow("already attached to a schedule");
  await expect(
    world.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ param: "cancel_at_period_end" });
});

test("a schedule may not leave out the phase that is running", async () => {
  const world = await emulatedStripe();
  const { schedule } = await movingDown(world);
  const update = world.stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      {
        start_date: (schedule.phases[0]?.start_date ?? 0) + 60,
        items: [{ price: world.price("side_hustler") }],
      },
    ],
  });

  await expect(update).rejects.toMatchObject({ param: "phases[0][start_date]" });
});

test("a schedule of a subscription that was to end with the period still ends it", async () => {
  const world = await emulatedStripe();
  const { id } = await activeSubscription(world);
  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });

  const schedule = await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  world.emulator.advance({ days: 31 });

  expect(schedule.end_behavior).toBe("cancel");
  expect((await world.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("completed");
  expect((await world.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
});
