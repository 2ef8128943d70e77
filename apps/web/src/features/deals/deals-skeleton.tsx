import { Card } from "@flipworth/ui";

export function DealsSkeleton() {
  return (
    <div className="flex min-h-[calc(100dvh-7.5rem)] flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">Deals</h1>
      <output className="sr-only">Loading your deals</output>
      <Card aria-hidden className="h-32" />
      <Card aria-hidden className="h-64" />
      <noscript>
        <p>Deals need JavaScript.</p>
      </noscript>
    </div>
  );
}
