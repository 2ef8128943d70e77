import { change } from "../event-log.ts";
import { invalidRequest, resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import * as read from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import { type Schedule, newPhase, newSchedule } from "../objects/schedule.ts";
import { releaseSchedule } from "../phases.ts";
import { endSubscription } from "../subscription-end.ts";
import { type World, known } from "../world.ts";
import { getSubscription } from "./find-subscription.ts";
import { readPhases } from "./schedule-phases.ts";

const path = "/v1/subscription_schedules";
const changeable = ["phases", "end_behavior", "metadata", "proration_behavior"];

export const scheduleRoutes: readonly Route[] = [
  { method: "POST", path, accepts: ["from_subscription"], run: create },
  { method: "GET", path, accepts: [...listParams, "customer"], run: list },
  { method: "GET", path: `${path}/:id`, accepts: [], run: ({ world, id }) => get(world, id) },
  { method: "POST", path: `${path}/:id`, accepts: changeable, run: update },
  { method: "POST", path: `${path}/:id/release`, accepts: [], run: release },
  { method: "POST", path: `${path}/:id/cancel`, accepts: ["invoice_now", "prorate"], run: cancel },
];

function get(world: World, id: string): Schedule {
  const found = world.schedules.get(id);
  if (found === undefined) throw resourceMissing("subscription_schedule", id);
  return found;
}

function getActive(world: World, id: string, verb: string): Schedule {
  const schedule = get(world, id);
  if (schedule.status === "active") return schedule;
  throw invalidRequest(
    `You cannot ${verb} a subscription schedule that is in the \`${schedule.status}\` status.`,
  );
}

function create({ world, params }: Call): Schedule {
  const from = read.requiredText(params, "from_subscription");
  const subscription = getSubscription(world, from, "from_subscription");
  if (subscription.schedule !== null) {
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      { param: "from_subscription" },
    );
  }
  const items = subscription.items.data;
  const first = items[0];
  if (subscription.ended_at !== null || first === undefined) {
    throw invalidRequest("You cannot migrate a subscription that has ended.", {
      param: "from_subscription",
    });
  }
  const phase = newPhase({
    start_date: first.current_period_start,
    end_date: subscription.cancel_at ?? first.current_period_end,
    items,
    proration_behavior: "create_prorations",
  });
  const ids = { customer: subscription.customer, subscription: subscription.id };
  const schedule = newSchedule({ ...ids, phase }, world.clock.now());
  // A wish to end with the period lives on in the schedule.
  if (subscription.cancel_at !== null) schedule.end_behavior = "cancel";
  world.schedules.set(schedule.id, schedule);
  world.log.emit("subscription_schedule.created", schedule);
  const to = { schedule: schedule.id, cancel_at_period_end: false };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
  return schedule;
}

function list({ world, params }: Call) {
  const customer = read.optionalText(params, "customer");
  const found = [...world.schedules.values()].filter(
    (schedule) => customer === undefined || schedule.customer === customer,
  );
  return page(found, params, path);
}

function update({ world, params, id }: Call): Schedule {
  const schedule = getActive(world, id, "update");
  const given = read.forms(params, "phases");
  const phases = given.length === 0 ? schedule.phases : readPhases(world, schedule, given);
  const endBehavior = read.optionalChoice(params, "end_behavior", ["release", "cancel"]);
  const now = world.clock.now();
  const running = phases.find((phase) => phase.start_date <= now && now < phase.end_date);
  if (running === undefined) {
    throw invalidRequest("The current phase is missing from the list of phases.", {
      param: "phases",
    });
  }
  change(world.log, "subscription_schedule.updated", {
    object: schedule,
    to: {
      current_phase: { start_date: running.start_date, end_date: running.end_date },
      end_behavior: endBehavior ?? schedule.end_behavior,
      metadata: read.mergedMetadata(params, schedule.metadata ?? {}),
      phases,
    },
  });
  const subscription = known(world.subscriptions, schedule.subscription);
  const lastEnd = phases.at(-1)?.end_date ?? running.end_date;
  const to = { cancel_at: schedule.end_behavior === "cancel" ? lastEnd : null };
  change(world.log, "customer.subscription.updated", { object: subscription, to });
  return schedule;
}

function release({ world, id }: Call): Schedule {
  const schedule = getActive(world, id, "release");
  releaseSchedule(world, schedule);
  return schedule;
}

function cancel({ world, id }: Call): Schedule {
  const schedule = getActive(world, id, "cancel");
  const subscription = known(world.subscriptions, schedule.subscription);
  endSubscription(world, subscription, "cancellation_requested");
  return schedule;
}
