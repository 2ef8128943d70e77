import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { partWords } from "../words/english/parts.ts";
import type { ToastViewProps } from "./toast-view.tsx";

/** Stands in for a toast whose view could not be loaded, and stays until it is closed or replaced. */
export function PlainToast({ words, onDismiss }: ToastViewProps) {
  const say = useWords(partWords);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onDismiss();
  };
  if (!isOpen) return null;
  return (
    <section
      aria-label={say("toasts")}
      className="fixed right-0 bottom-0 z-50 w-full p-4 md:max-w-[420px]"
    >
      <div
        role="alert"
        className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <div className="min-w-0 grow">
          <p className="text-sm font-semibold">{words.title}</p>
          {words.description && <p className="text-sm text-soft">{words.description}</p>}
        </div>
        <button
          type="button"
          aria-label={say("close")}
          className="px-1 text-soft hover:text-ink"
          onClick={close}
        >
          ×
        </button>
      </div>
    </section>
  );
}
