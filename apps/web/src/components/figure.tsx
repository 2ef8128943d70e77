import { joinClasses } from "@flipworth/ui";
import type { ReactNode } from "react";

type FigureProps = { name: string; tone?: "profit" | "loss" | undefined; children: ReactNode };

/** A row of a `<dl>`: what it is at the left, how much at the right. */
export function Figure({ name, tone, children }: FigureProps) {
  const colour = tone && (tone === "profit" ? "text-profit" : "text-loss");
  return (
    <div className="flex justify-between border-b border-line py-2">
      <dt className="text-soft">{name}</dt>
      <dd className={joinClasses("font-semibold", colour)}>{children}</dd>
    </div>
  );
}
