import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

const tones = {
  profit: "bg-profit-ground text-profit",
  loss: "bg-loss-ground text-loss",
  doubt: "bg-doubt-ground text-doubt",
  strong: "border border-ink text-ink",
  plain: "bg-sunken text-ink",
} as const;

export type BadgeTone = keyof typeof tones;

/** A label and no button: square where buttons are round, and never filled with ink. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        "inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
