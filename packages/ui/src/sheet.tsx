import { useWords } from "@flipworth/words/react";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { partWords } from "./words/english/parts.ts";

type SheetProps = {
  title: string;
  /** What the opening button shows, and its classes. */
  trigger: ReactNode;
  triggerClassName?: string;
  children: ReactNode;
};

/**
 * A side sheet from the right: a native modal dialog opened by an invoker command, so it needs no
 * JavaScript, keeps the focus inside, closes on Escape and gives the focus back.
 */
export function Sheet({ title, trigger, triggerClassName, children }: SheetProps) {
  const id = useId();
  const say = useWords(partWords);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={triggerClassName}
        {...command("show-modal", id)}
      >
        {trigger}
      </button>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        className="sheet border-l border-line bg-surface text-ink"
        closedby="any"
      >
        <div className="flex h-14 items-center justify-between border-b border-line pr-2 pl-5">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={say("close")}
            className="grid size-10 place-items-center rounded-control text-soft hover:text-ink"
            {...command("close", id)}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}

// React's types do not know these attributes yet; it writes them as they are.
const command = (name: "show-modal" | "close", dialogId: string) => ({
  command: name,
  commandfor: dialogId,
});
