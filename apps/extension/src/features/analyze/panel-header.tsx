import type { Credits } from "@flipworth/contract";
import { Brand } from "@flipworth/ui";

/** The name, and how much of the month is left. */
export function PanelHeader({ credits }: { credits: Credits | undefined }) {
  return (
    <header className="flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-2.5">
      <h1>
        <Brand size="small" />
      </h1>
      {credits && <CreditsLeft credits={credits} />}
    </header>
  );
}

function CreditsLeft({ credits: { used, total, resetsAt } }: { credits: Credits }) {
  // The period is a calendar month in UTC.
  const reset = new Date(resetsAt).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return (
    <p className="text-right text-xs text-soft tabular-nums">
      {Math.max(0, total - used)} of {total} left, resets {reset}
    </p>
  );
}
