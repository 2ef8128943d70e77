import { TriangleAlert } from "lucide-react";
import type { DealRisk } from "./deal.ts";

/** What to look out for, each with the words of the listing that raised it. */
export function Risks({ risks }: { risks: readonly DealRisk[] }) {
  if (risks.length === 0) return null;
  return (
    <section aria-label="Risks" className="rounded-control bg-doubt-ground p-3">
      <ul className="flex flex-col gap-2">
        {risks.map(({ kind, sentence, words }) => (
          <li key={kind + words} className="flex gap-2 text-sm">
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
