import { type Plan, priceOfPlan } from "@flipworth/contract";
import { languages, sayIn, type Voice } from "@flipworth/words";
import { subscribeWords } from "../../words/english/account/subscribe.ts";
import { dayOf } from "./days.ts";
import type { PlanChange } from "./plan-change.ts";
import { nameOfTier } from "./plan-name.ts";

/** What a change costs today, what it asks of the person, and what its button says. */
export type ChangeWords = {
  heading: string;
  explanation: string;
  dueToday: string;
  button: string;
};

export function wordsOf(
  change: PlanChange,
  { name: plan, ...row }: Plan,
  voice: Voice,
): ChangeWords {
  const say = sayIn(subscribeWords, voice);
  const price = `$${priceOfPlan(row)}`;
  switch (change.kind) {
    case "begin":
    case "nothing":
      return {
        heading: say("startHeading", { plan }),
        explanation: say("startDetail", { price }),
        dueToday: price,
        button: say("start", { plan }),
      };
    case "settle":
      return {
        heading: say("settleHeading"),
        explanation: say("settleDetail"),
        dueToday: say("balanceDue"),
        button: say("settle"),
      };
    case "keep":
      return {
        heading: say("keepHeading", { plan }),
        explanation: say("keepDetail", {
          plan,
          next: nameOfTier(change.next, voice),
          day: dayOf(change.at, languages[voice.language].locale),
        }),
        dueToday: "$0.00",
        button: say("keep", { plan }),
      };
    case "up":
      return {
        heading: say("changeHeading", { from: change.from.name, plan }),
        explanation: say("upDetail", { plan }),
        dueToday: say("difference"),
        button: say("change", { plan }),
      };
    case "down":
      return {
        heading: say("changeHeading", { from: change.from.name, plan }),
        explanation: say("downDetail", { from: change.from.name, plan }),
        dueToday: "$0.00",
        button: say("change", { plan }),
      };
  }
}
