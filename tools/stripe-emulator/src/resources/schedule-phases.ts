import { addMonths } from "../clock.ts";
import { invalidRequest } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import * as read from "../http/params.ts";
import type { Phase, Schedule } from "../objects/schedule.ts";
import { newPhase } from "../objects/schedule.ts";
import type { World } from "../world.ts";
import { getPrice } from "./prices.ts";
import { quantityOf } from "./subscription-items.ts";

export function readPhases(world: World, schedule: Schedule, given: readonly Form[]): Phase[] {
  const phases: Phase[] = [];
  given.forEach((form, index) => {
    const param = (name: string) => `phases[${index}][${name}]`;
    const before = phases.at(-1);
    const start = read.optionalInteger(form, "start_date") ?? before?.end_date;
    if (start === undefined) {
      const details = { param: param("start_date"), code: "parameter_missing" };
      throw invalidRequest("The first phase must have a start_date.", details);
    }
    if (before === undefined && start !== schedule.phases[0]?.start_date) {
      const message = "You can not modify the start date of the current phase.";
      throw invalidRequest(message, { param: param("start_date") });
    }
    if (before !== undefined && start !== before.end_date) {
      const message = "A phase must start when the phase before it ends.";
      throw invalidRequest(message, { param: param("start_date") });
    }
    const end = read.optionalInteger(form, "end_date") ?? endByDuration(form, start);
    if (end <= start) {
      const message = "A phase must end after its start.";
      throw invalidRequest(message, { param: param("end_date") });
    }
    phases.push(readPhase(world, form, { start, end, param }));
  });
  return phases;
}

type PhaseFrame = { start: number; end: number; param: (name: string) => string };

function readPhase(world: World, form: Form, { start, end, param }: PhaseFrame): Phase {
  const items = read.forms(form, "items").map((item) => ({
    price: getPrice(world, read.requiredText(item, "price"), param("items")),
    quantity: quantityOf(item) ?? 1,
  }));
  if (items.length === 0) {
    const details = { param: param("items"), code: "parameter_missing" };
    throw invalidRequest(`Missing required param: ${param("items")}.`, details);
  }
  const behaviors = ["always_invoice", "create_prorations", "none"] as const;
  const proration = read.optionalChoice(form, "proration_behavior", behaviors);
  return newPhase({
    start_date: start,
    end_date: end,
    items,
    proration_behavior: proration ?? "create_prorations",
  });
}

/** Without an end a phase lasts one period of its price. */
function endByDuration(form: Form, start: number): number {
  const duration = read.optionalForm(form, "duration");
  read.optionalChoice(duration, "interval", ["month"]);
  return addMonths(start, read.optionalInteger(duration, "interval_count") ?? 1);
}
