import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

const tones = {
  profit: "bg-profit-ground text-profit",
  loss: "bg-loss-ground text-loss",
  doubt: "bg-doubt-ground text-doubt",
  strong: "bg-ink text-surface",
  plain: "bg-sunken text-ink",
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
