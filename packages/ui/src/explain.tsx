import { useWords } from "@flipworth/words/react";
import { type ReactNode, useId, useRef } from "react";
import { useHoverPopover } from "./use-hover-popover.ts";
import { partWords } from "./words/english/parts.ts";

/**
 * A "what is this?" button beside a figure. Its words are also the button's description, so a
 * screen reader says them on focus, without opening anything.
 */
export function Explain({ about, children }: { about: string; children: ReactNode }) {
  const id = useId();
  const say = useWords(partWords);
  const popover = useRef<HTMLSpanElement>(null);
  const hover = useHoverPopover(popover);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={say("whatIs", { about })}
        aria-describedby={id}
        className="relative inline-grid size-4 shrink-0 place-items-center rounded-full border border-edge align-middle text-[0.6875rem] leading-none font-semibold text-soft after:absolute after:-inset-1.5 hover:border-ink hover:text-ink"
        {...hover}
      >
        ?
      </button>
      <span
        id={id}
        ref={popover}
        popover="auto"
        role="note"
        className="explanation rounded-control border border-line bg-surface p-3 text-left text-sm font-normal whitespace-normal text-ink shadow-lg"
      >
        {children}
      </span>
    </>
  );
}
