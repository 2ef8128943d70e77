import { changeItems } from "./change-items.ts";
import { change } from "./event-log.ts";
import type { Phase, Schedule } from "./objects/schedule.ts";
import type { Subscription } from "./objects/subscription.ts";
import { newSubscriptionItem, planOfPrice } from "./objects/subscription.ts";
import { endSubscription } from "./subscription-end.ts";
import type { World } from "./world.ts";
import { known } from "./world.ts";

/** The running phase is over: begins the next one, or lets the schedule end. */
export function leavePhase(world: World, schedule: Schedule): void {
  const now = world.clock.now();
  const next = schedule.phases.find((phase) => phase.start_date <= now && phase.end_date > now);
  const subscription = known(world.subscriptions, schedule.subscription);
  if (next !== undefined) {
    const currentPhase = { start_date: next.start_date, end_date: next.end_date };
    const to = { current_phase: currentPhase };
    change(world.log, "subscription_schedule.updated", { object: schedule, to });
    enterPhase(world, subscription, next);
    return;
  }
  if (schedule.end_behavior === "release") {
    releaseSchedule(world, schedule);
    return;
  }
  Object.assign(schedule, { completed_at: now, current_phase: null, status: "completed" });
  world.log.emit("subscription_schedule.completed", schedule);
  endSubscription(world, subscription, "cancellation_requested");
}

function enterPhase(world: World, subscription: Subscription, phase: Phase): void {
  const now = world.clock.now();
  const before = subscription.items.data;
  const items = phase.items.map(({ price: priceId, quantity }, index) => {
    const price = known(world.prices, priceId);
    const item = before[index];
    if (item !== undefined) return { ...item, price, plan: planOfPrice(price), quantity };
    const start = before[0]?.current_period_start ?? now;
    const end = before[0]?.current_period_end ?? now;
    const input = { subscription: subscription.id, price, quantity, period: { start, end } };
    return newSubscriptionItem(input, now);
  });
  const proration = phase.proration_behavior;
  changeItems(world, subscription, { items, proration, payment: "allow_incomplete" });
}

/** The subscription goes on by itself, as it is now. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const subscription = known(world.subscriptions, schedule.subscription);
  Object.assign(schedule, {
    current_phase: null,
    released_at: world.clock.now(),
    released_subscription: subscription.id,
    status: "released",
    subscription: null,
  } satisfies Partial<Schedule>);
  world.log.emit("subscription_schedule.released", schedule);
  const to = { schedule: null };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
}
