import type { Say } from "@flipworth/words";
import type { paymentWords } from "../../../words/english/account/payment.ts";
import type { PlanArrival } from "./wait-for-plan.ts";

export type ReturnEnd = PlanArrival | { kind: "failed"; subscription: undefined };

export function toastOfReturn(end: ReturnEnd, say: Say<keyof typeof paymentWords.english>) {
  switch (end.kind) {
    case "arrived":
      return {
        title: say("arrived", { plan: end.subscription.tier }),
        description: say("arrivedDetail", { count: end.subscription.creditsTotal }),
      };
    case "failed":
      return { title: say("failed"), description: say("failedDetail") };
    case "not_yet":
      return { title: say("notYet"), description: say("notYetDetail") };
  }
}
