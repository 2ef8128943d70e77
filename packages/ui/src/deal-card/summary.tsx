import { useWords } from "@flipworth/words/react";
import { BadgeCheck, ChartNoAxesColumn, Scale } from "lucide-react";
import { cardWords } from "../words/english/deal-card.ts";

// In the order of the lines: what it is, what the price rests on, what decides.
const icons = [BadgeCheck, ChartNoAxesColumn, Scale];

export function Summary({ lines }: { lines: readonly string[] }) {
  const say = useWords(cardWords);
  if (lines.length === 0) return null;
  return (
    <ul aria-label={say("inShort")} className="flex flex-col gap-2 text-sm leading-snug">
      {lines.map((line, index) => {
        const Icon = icons[index] ?? Scale;
        return (
          <li key={line} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
            <span className="min-w-0 text-pretty break-words">{line}</span>
          </li>
        );
      })}
    </ul>
  );
}
