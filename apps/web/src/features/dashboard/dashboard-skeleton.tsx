import { Card } from "@flipworth/ui";
import { Bone, PlaceholderRows } from "./placeholders.tsx";

/** The dashboard before anything is known: complete in the built page, without data or client. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <header className="flex min-h-24 flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">
          <span className="sr-only">Dashboard</span>
          <Bone className="h-9 w-64 max-w-full" />
        </h1>
        <Bone className="h-5 w-48" />
        <noscript>
          <p>The dashboard needs JavaScript to show what you saved.</p>
        </noscript>
      </header>
      <div aria-hidden className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {["Analyses This Month", "Saved Listings", "Current Plan"].map((label) => (
          <Card key={label} className="flex items-center justify-between gap-2 p-4 sm:block">
            <p className="text-sm text-soft">{label}</p>
            <Bone className="h-8 w-16" />
          </Card>
        ))}
      </div>
      <PlaceholderRows label="Loading your dashboard" />
    </div>
  );
}
