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
        heading: `Begin ${plan.name}?`,
        explanation: `It is paid by card, ${price} a month.`,
        dueToday: price,
        button: `Begin ${plan.name}`,
      };
    case "settle":
      return {
        heading: "Pay what is open?",
        explanation: "Your last payment failed.",
        dueToday: "What is open",
        button: "Pay what is open",
      };
    case "keep":
      return {
        heading: `Keep ${plan.name}?`,
        explanation: `${change.next} was to follow on ${dayOf(change.at)}. Keep ${plan.name} and it renews then instead.`,
        dueToday: "$0.00",
        button: `Keep ${plan.name}`,
      };
    case "up":
      return {
        heading: `Change from ${change.from.name} to ${plan.name}?`,
        explanation: `${plan.name} begins at once. Your card on file is charged the difference for the rest of your month.`,
        dueToday: "The difference, in proportion",
        button: `Change to ${plan.name}`,
      };
    case "down":
      return {
        heading: `Change from ${change.from.name} to ${plan.name}?`,
        explanation: `You keep ${change.from.name} until the month you paid for ends. ${plan.name} follows.`,
        dueToday: "$0.00",
        button: `Change to ${plan.name}`,
      };
  }
}
