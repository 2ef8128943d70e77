import { useWords } from "@flipworth/words/react";
import { TriangleAlert } from "lucide-react";
import { cardWords } from "../words/english/deal-card.ts";
import type { Deal } from "./deal.ts";

type RisksProps = { name: "warnings" | "risks"; risks: Deal["risks"] };

/** What to look out for, each with the words of the listing that raised it. */
export function Risks({ name, risks }: RisksProps) {
  const say = useWords(cardWords);
  if (risks.length === 0) return null;
  return (
    <section aria-label={say(name)} className="rounded-control bg-doubt-ground p-3">
      <ul className="flex flex-col gap-2">
        {risks.map(({ kind, sentence, words }) => (
          <li key={kind + words} className="flex gap-2.5 text-sm leading-snug">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-doubt" />
            <span className="min-w-0 break-words">
              {sentence}
              {words && <q className="ml-1 text-doubt">{words}</q>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Older stored analyses do not say which risks are urgent.
const decidingKinds = new Set([
  "counterfeit",
  "recalled",
  "check_recall",
  "weapon",
  "tobacco_or_drugs",
  "alcohol",
  "medical",
  "digital_or_account",
]);

/** Whatever the price, this comes before the figures. */
export function decidesAlone({ kind, isUrgent }: Deal["risks"][number]): boolean {
  return isUrgent ?? decidingKinds.has(kind);
}
