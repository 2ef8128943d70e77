import { defineWords } from "@flipworth/words";

/** What has become of a person's wish for a plan. */
export const planOutcomes = defineWords("server.plan-outcomes", {
  downgrade:
    "You keep {present} until {day}. Then you switch to {wanted}. We charge nothing today.",
  enterCard: "Enter your card to start.",
  payBalance: "Your last payment failed. Pay the balance, then change the plan.",
  already: "You're already on {plan}.",
  kept: "You stay on {plan}. Your scheduled change is canceled.",
  upgraded: "You're now on {plan}. We charged a prorated amount for the rest of the month.",
  payDifference:
    "We couldn't charge your card for the difference. Pay it here. Until then, your plan stays the same.",
});
