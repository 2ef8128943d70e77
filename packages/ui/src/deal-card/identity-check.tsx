import type { IdentityCheck as IdentityCheckDetails } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { MessageCircleQuestionMark } from "lucide-react";
import { cardWords } from "../words/english/deal-card.ts";
import { formatRange } from "./dollars.ts";
import type { SayOfCard } from "./part-props.ts";

/** What the listing may be, each with what that sells for, and the question that settles it. */
export function IdentityCheck({ check }: { check: IdentityCheckDetails }) {
  const say = useWords(cardWords);
  return (
    <section aria-label={say("alternatives")} className="flex flex-col gap-4">
      <table className="w-full text-sm">
        <caption className="pb-1.5 text-left font-semibold">{say("alternatives")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say("alternative")}</th>
            <th scope="col">{say("likelihood")}</th>
            <th scope="col">{say("sellsFor")}</th>
          </tr>
        </thead>
        <tbody>
          {check.alternatives.map(({ name, probability, low, high }) => (
            <tr key={name} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-3 text-left font-medium break-words">
                {name}
              </th>
              <td className="py-2 pr-3 text-right text-soft tabular-nums">
                {percentWords(probability, say)}
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {low === null || high === null ? (
                  <span className="text-soft">{say("noKnownPrice")}</span>
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
          <span className="block text-sm text-soft">{say("askSeller")}</span>
          <span className="font-medium break-words">{check.question}</span>
        </span>
      </p>
    </section>
  );
}

function percentWords(probability: number, say: SayOfCard): string {
  const percent = Math.round(100 * probability);
  if (percent < 1) return say("underOnePercent");
  return percent > 99 ? say("overMostPercent") : `${percent}%`;
}
