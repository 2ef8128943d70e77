import { useWords } from "@flipworth/words/react";
import { Toast } from "radix-ui";
import { buttonClasses } from "../button.tsx";
import { joinClasses } from "../join-classes.ts";
import { partWords } from "../words/english/parts.ts";

export type ToastWords = {
  title: string;
  description?: string;
  /** One way on from here: something to do, or a page to go to. */
  action?: { label: string } & ({ onAction: () => void } | { href: string });
};

export type ToastViewProps = { words: ToastWords; onDismiss: () => void };

/** Radix's own figures are the product's: 5 s, swipe right by 50 px, F8 goes to the toasts. */
export function ToastView({ words, onDismiss }: ToastViewProps) {
  const say = useWords(partWords);
  return (
    <Toast.Provider label={say("toast")} duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        onOpenChange={(isOpen) => !isOpen && onDismiss()}
        className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <div className="min-w-0 grow">
          <Toast.Title className="text-sm font-semibold">{words.title}</Toast.Title>
          {words.description && (
            <Toast.Description className="text-sm text-soft">{words.description}</Toast.Description>
          )}
        </div>
        {words.action && <ToastAction action={words.action} />}
        <Toast.Close aria-label={say("close")} className="px-1 text-soft hover:text-ink">
          ×
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        // Radix puts the hotkey in.
        label={say("toastsWithHotkey", { hotkey: "{hotkey}" })}
        className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

function ToastAction({ action }: { action: NonNullable<ToastWords["action"]> }) {
  const look = joinClasses(buttonClasses({ look: "quiet", size: "small" }), "whitespace-nowrap");
  return (
    <Toast.Action asChild altText={action.label}>
      {"href" in action ? (
        <a href={action.href} className={look}>
          {action.label}
        </a>
      ) : (
        <button type="button" onClick={action.onAction} className={look}>
          {action.label}
        </button>
      )}
    </Toast.Action>
  );
}
