import type { User } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { dashboardScreen } from "../../words/english/market/dashboard-screen.ts";
import { Bone } from "./placeholders.tsx";
import { useSavedSummary } from "./lists/use-saved-listings.ts";

export function StatCards({ subscription }: Pick<User, "subscription">) {
  const say = useWords(dashboardScreen);
  const { locale } = languages[useVoice().language];
  const { count, isLost } = useSavedSummary();
  const stats = [
    ["analysesThisMonth", subscription.creditsUsed.toLocaleString(locale)],
    ["savedListings", isLost ? "–" : count?.toLocaleString(locale)],
    // As the server writes it; its usual word for free is said in the language.
    ["currentPlan", ["", "Free"].includes(subscription.tier) ? say("freePlan") : subscription.tier],
  ] as const;
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {stats.map(([stat, figure]) => (
        <Card
          key={stat}
          className="flex items-center justify-between gap-2 px-4 py-2.5 sm:block sm:py-4"
        >
          <dt className="text-sm text-soft">{say(stat)}</dt>
          <dd className="min-h-8 text-xl font-semibold tracking-tight wrap-anywhere tabular-nums sm:text-2xl">
            {figure ?? <Bone className="h-8 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
