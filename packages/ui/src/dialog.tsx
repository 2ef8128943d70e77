import { useWords } from "@flipworth/words/react";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { partWords } from "./words/english/parts.ts";

type DialogProps = {
  title: string;
  /** Escape, a press beside it, or its button. Whoever shows it takes it away. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered: it keeps the focus inside and gives it
 * back to where it was.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const say = useWords(partWords);
  return (
    <dialog
      ref={showWhileRendered}
      aria-labelledby={`${id}-title`}
      className="dialog rounded-card border border-line bg-canvas text-ink shadow-lg"
      // React's types do not know this attribute's values yet; it writes them as they are.
      {...{ closedby: "any" }}
      onClose={onClose}
    >
      <div className="sticky top-0 z-10 flex h-14 items-center justify-between border-b border-line bg-surface pr-2 pl-5">
        <h2 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={say("close")}
          className="grid size-10 place-items-center rounded-control text-soft hover:text-ink"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="p-3 sm:p-5">{children}</div>
    </dialog>
  );
}

function showWhileRendered(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // Closing before it leaves the page is what gives the focus back.
  return () => dialog?.close();
}
