import { Button, TextField, useToast } from "@flipworth/ui";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { type CalculatorInputs, fragmentOf } from "./inputs.ts";

/** Copies an address that opens the calculator with the figures the answer was made from. */
export function CopyInputsLink({ inputs }: { inputs: CalculatorInputs }) {
  const showToast = useToast();
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    const address = new URL(`#${fragmentOf(inputs)}`, location.origin + location.pathname).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "Link copied", description: "It carries the figures you entered." });
    } catch {
      // No clipboard on insecure origins or without permission: the person copies by hand.
      setUncopied(address);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="quiet" size="small" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-3.5" />
        Copy link
      </Button>
      {uncopied && (
        <div className="w-full">
          <TextField
            label="Copy this address"
            readOnly
            value={uncopied}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}
