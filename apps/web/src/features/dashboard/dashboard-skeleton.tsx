import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { dashboardScreen } from "../../words/english/market/dashboard-screen.ts";
import { Bone, PlaceholderRows } from "./placeholders.tsx";

/**
 * The dashboard before anything is known: complete in the built page, without data or client. Each
 * part has the height of what takes its place, so that nothing moves when it comes.
 */
export function DashboardSkeleton() {
  const say = useWords(dashboardScreen);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl font-semibold tracking-tight">
            <span className="sr-only">{say("title")}</span>
            <Bone className="h-9 w-64 max-w-full" />
          </h1>
          <Bone className="h-6 w-56" />
          <Bone className="h-1.5 w-64 max-w-full" />
        </div>
        <Bone className="h-11 w-64 max-w-full" />
        <noscript>
          <p>{say("needsJavaScript")}</p>
        </noscript>
      </header>
      <div aria-hidden className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {(["analysesThisMonth", "savedListings", "currentPlan"] as const).map((stat) => (
          <Card
            key={stat}
            className="flex items-center justify-between gap-2 px-4 py-2.5 sm:block sm:py-4"
          >
            <p className="text-sm text-soft">{say(stat)}</p>
            <Bone className="h-8 w-16" />
          </Card>
        ))}
      </div>
      <div>
        <div aria-hidden className="flex h-11 items-center border-b border-line">
          <Bone className="h-5 w-60" />
        </div>
        <div className="flex flex-col gap-4 pt-6">
          {/* The search box and what stands beside it; below it on a phone. */}
          <Bone className="h-[9.5rem] w-full sm:h-[4.375rem]" />
          <PlaceholderRows label={say("loading")} />
        </div>
      </div>
    </div>
  );
}
