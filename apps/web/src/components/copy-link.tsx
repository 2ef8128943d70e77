import { Button, TextField, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { listingActions } from "../words/english/site/listing-actions.ts";

type CopyLinkProps = {
  /** Asked for at the press: what it carries may have changed by then. */
  addressOf: () => string;
  /** What the toast says of it: "Shares the figures you entered." */
  carries: string;
};

/** Copies an address, or shows it for copying by hand where there is no clipboard. */
export function CopyLink({ addressOf, carries }: CopyLinkProps) {
  const say = useWords(listingActions);
  const showToast = useToast();
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    const address = addressOf();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: say("copied"), description: carries });
    } catch {
      // No clipboard on insecure origins or without permission: the person copies by hand.
      setUncopied(address);
    }
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-3.5" />
        {say("copyLink")}
      </Button>
      {uncopied && (
        <div className="w-full">
          <TextField
            label={say("copyByHand")}
            readOnly
            value={uncopied}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}
