import type { IdentityCheck as IdentityCheckDetails } from "@flipworth/contract";
import { MessageCircleQuestionMark } from "lucide-react";
import { formatRange } from "./dollars.ts";

/** What the listing may be, each with what that sells for, and the question that settles it. */
export function IdentityCheck({ check }: { check: IdentityCheckDetails }) {
  return (
    <section aria-label="What it may be" className="flex flex-col gap-4">
      <table className="w-full text-sm">
        <caption className="pb-1.5 text-left font-semibold">What it may be</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">It may be</th>
            <th scope="col">How likely</th>
            <th scope="col">Sells for</th>
          </tr>
        </thead>
        <tbody>
          {check.alternatives.map(({ name, probability, low, high }) => (
            <tr key={name} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-3 text-left font-medium break-words">
                {name}
              </th>
              <td className="py-2 pr-3 text-right text-soft tabular-nums">
                {percentWords(probability)}
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {low === null || high === null ? (
                  <span className="text-soft">no known price</span>
                ) : (
                  formatRange(low, high)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex gap-2.5 rounded-control border border-line p-3">
        <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
        <span className="min-w-0">
          <span className="block text-sm text-soft">Ask the seller</span>
          <span className="font-medium break-words">{check.question}</span>
        </span>
      </p>
    </section>
  );
}

function percentWords(probability: number): string {
  const percent = Math.round(100 * probability);
  if (percent < 1) return "under 1%";
  return percent > 99 ? "over 99%" : `${percent}%`;
}
