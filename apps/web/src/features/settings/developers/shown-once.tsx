import { Button, TextField, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { shownOnceWords } from "../../../words/english/account/developers.ts";

type ShownOnceProps = {
  /** "Your new API key". */
  label: string;
  secret: string;
  onDone: () => void;
};

/** A secret that nobody can look up later. */
export function ShownOnce({ label, secret, onDone }: ShownOnceProps) {
  const say = useWords(shownOnceWords);
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ title: say("copied"), description: say("copiedDetail") });
    } catch {
      // No clipboard on insecure origins or without permission.
      showToast({ title: say("notCopied"), description: say("notCopiedDetail") });
    }
  };
  return (
    <section aria-label={label} className="w-full rounded-control bg-sunken p-3 sm:p-4">
      <TextField
        label={label}
        hint={say("hint")}
        readOnly
        ref={focusOnArrival}
        value={secret}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="small" onClick={() => void copy()}>
          {say("copy")}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {say("done")}
        </Button>
      </div>
    </section>
  );
}

/** It stands above the button that was pressed, and a screen reader should hear of it. */
const focusOnArrival = (input: HTMLInputElement | null) => input?.focus();
