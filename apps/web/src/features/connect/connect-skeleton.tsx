import { Card } from "@flipworth/ui";

export function ConnectSkeleton() {
  return (
    <div className="mx-auto min-h-[calc(100dvh-9.5rem)] max-w-md">
      <Card className="flex flex-col gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">Connect the extension</h1>
        <output className="sr-only">Loading</output>
        <span aria-hidden className="block h-32 animate-pulse rounded-control bg-line" />
        <noscript>
          <p>Connecting needs JavaScript.</p>
        </noscript>
      </Card>
    </div>
  );
}
