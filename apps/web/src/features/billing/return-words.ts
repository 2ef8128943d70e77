import type { PlanArrival } from "./wait-for-plan.ts";

export type ReturnEnd = PlanArrival | { kind: "failed"; subscription: undefined };

export function toastOfReturn(end: ReturnEnd) {
  switch (end.kind) {
    case "arrived":
      return {
        title: `You are on ${end.subscription.tier}`,
        description: `The payment went through: ${end.subscription.creditsTotal} analyses a month are yours.`,
      };
    case "failed":
      return {
        title: "Payment Failed",
        description: "Please check your payment details and try again",
      };
    case "not_yet":
      return {
        title: "Still waiting for your payment",
        description:
          "Nothing more to do: the plan begins when the payment arrives. Look again in a few minutes.",
      };
  }
}
