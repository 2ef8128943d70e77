import { type Credits, freeCreditsPerMonth } from "@flipworth/contract";

export function CreditsLeft({ credits }: { credits: Credits | undefined }) {
  return <p className="text-sm text-pretty text-soft">{sentenceOf(credits)}</p>;
}

function sentenceOf(credits: Credits | undefined): string {
  if (!credits) return `${freeCreditsPerMonth} free analyses a month, no account needed.`;
  const { used, total, resetsAt } = credits;
  // The period is a calendar month in UTC.
  const reset = new Date(resetsAt).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return `${Math.max(0, total - used)} of ${total} analyses left this month, resets ${reset}.`;
}
