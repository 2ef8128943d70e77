import { Button, TextField, useToast } from "@flipworth/ui";

type ShownOnceProps = {
  /** "Your new API key". */
  label: string;
  secret: string;
  onDone: () => void;
};

/** A secret that nobody can look up later. */
export function ShownOnce({ label, secret, onDone }: ShownOnceProps) {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ title: "Copied", description: "Keep it where only you can read it." });
    } catch {
      // No clipboard on insecure origins or without permission.
      showToast({ title: "Not copied", description: "Select the text and copy it yourself." });
    }
  };
  return (
    <section aria-label={label} className="w-full rounded-control bg-sunken p-3 sm:p-4">
      <TextField
        label={label}
        hint="Copy it now. We won’t show it again."
        readOnly
        ref={focusOnArrival}
        value={secret}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2 pt-3">
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}

/** It stands above the button that was pressed, and a screen reader should hear of it. */
const focusOnArrival = (input: HTMLInputElement | null) => input?.focus();
