import { type Plan, priceOfPlan } from "@flipworth/contract";
import { dayOf } from "./days.ts";
import type { PlanChange } from "./plan-change.ts";

/** What a change costs today, what it asks of the person, and what its button says. */
export type ChangeWords = {
  heading: string;
  explanation: string;
  dueToday: string;
  button: string;
};

export function wordsOf(change: PlanChange, plan: Plan): ChangeWords {
  const price = `$${priceOfPlan(plan)}`;
  switch (change.kind) {
    case "begin":
    case "nothing":
      return {
        heading: `Start ${plan.name}?`,
        explanation: `You pay by card, ${price} a month.`,
        dueToday: price,
        button: `Start ${plan.name}`,
      };
    case "settle":
      return {
        heading: "Pay the balance?",
        explanation: "Your last payment failed.",
        dueToday: "Balance due",
        button: "Pay the balance",
      };
    case "keep":
      return {
        heading: `Keep ${plan.name}?`,
        explanation: `Your plan is set to switch to ${change.next} on ${dayOf(change.at)}. If you keep ${plan.name}, it renews on that day.`,
        dueToday: "$0.00",
        button: `Keep ${plan.name}`,
      };
    case "up":
      return {
        heading: `Change from ${change.from.name} to ${plan.name}?`,
        explanation: `${plan.name} starts now. We charge your card the difference for the rest of your month.`,
        dueToday: "Prorated difference",
        button: `Change to ${plan.name}`,
      };
    case "down":
      return {
        heading: `Change from ${change.from.name} to ${plan.name}?`,
        explanation: `You keep ${change.from.name} until your paid month ends. Then you switch to ${plan.name}.`,
        dueToday: "$0.00",
        button: `Change to ${plan.name}`,
      };
  }
}
