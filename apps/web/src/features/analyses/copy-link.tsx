import type { Analysis } from "@flipworth/contract";
import { Button, TextField, useToast } from "@flipworth/ui";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import type { Draft } from "./draft.ts";
import { fragmentFromDraft, shareableDraft } from "./share-link.ts";

/** Copies an address that fills the form with this listing, for whoever opens it. */
export function CopyLink({ draft, analysis }: { draft: Draft; analysis: Analysis }) {
  const showToast = useToast();
  const [uncopied, setUncopied] = useState<string>();
  const copy = async () => {
    const fragment = fragmentFromDraft(shareableDraft(draft, analysis));
    const address = new URL(paths.analyzeListing(fragment), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "Link copied", description: "It carries the listing, not the answer." });
    } catch {
      // No clipboard on insecure origins or without permission: the person copies by hand.
      setUncopied(address);
    }
  };
  return (
    <>
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
    </>
  );
}
