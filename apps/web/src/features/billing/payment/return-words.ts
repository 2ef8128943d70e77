import type { PlanArrival } from "./wait-for-plan.ts";

export type ReturnEnd = PlanArrival | { kind: "failed"; subscription: undefined };

export function toastOfReturn(end: ReturnEnd) {
  switch (end.kind) {
    case "arrived":
      return {
        title: `You are on ${end.subscription.tier}`,
        description: `Your payment went through. You now have ${end.subscription.creditsTotal} analyses a month.`,
      };
    case "failed":
      return {
        title: "Payment Failed",
        description: "Please check your payment details and try again",
      };
    case "not_yet":
      return {
        title: "We’re still waiting for your payment",
        description:
          "You don’t need to do anything. Your plan starts when the payment arrives. Check back in a few minutes.",
      };
  }
}
