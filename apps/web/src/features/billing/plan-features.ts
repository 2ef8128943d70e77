import type { Plan } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import type { featureWords } from "../../words/english/account/subscribe.ts";

/** What a paid plan holds; in English what its row in the table of plans says. */
export function featuresOf(plan: Plan, say: Say<keyof typeof featureWords.english>): string[] {
  const { analysesPerMonth, isSoftCap, savedListings, openDeals, hasPriority } = plan;
  return [
    say(isSoftCap ? "analysesFairUse" : "analyses", { count: analysesPerMonth }),
    savedListings === null ? say("anySavedDeals") : say("savedDeals", { count: savedListings }),
    openDeals === null ? say("anyOpenDeals") : say("openDeals", { count: openDeals }),
    say("history"),
    ...(hasPriority ? [say("priority")] : []),
    ...(isSoftCap ? [say("more")] : []),
  ];
}
