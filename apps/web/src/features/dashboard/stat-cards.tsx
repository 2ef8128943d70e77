import type { User } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Bone } from "./placeholders.tsx";
import { useSavedSummary } from "./lists/use-saved-listings.ts";

export function StatCards({ subscription }: Pick<User, "subscription">) {
  const { count, isLost } = useSavedSummary();
  const stats = [
    ["Analyses This Month", subscription.creditsUsed.toLocaleString("en-US")],
    ["Saved Listings", isLost ? "–" : count?.toLocaleString("en-US")],
    ["Current Plan", subscription.tier || "Free"],
  ] as const;
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {stats.map(([label, figure]) => (
        <Card
          key={label}
          className="flex items-center justify-between gap-2 px-4 py-2.5 sm:block sm:py-4"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="min-h-8 text-xl font-semibold tracking-tight wrap-anywhere tabular-nums sm:text-2xl">
            {figure ?? <Bone className="h-8 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
