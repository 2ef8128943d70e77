import { Button } from "@flipworth/ui";
import { Bookmark, Check } from "lucide-react";
import { strings } from "../../strings.ts";
import type { Account } from "./use-account.ts";
import type { Saving } from "./use-saving.ts";

type SaveToListingsProps = {
  account: Account;
  saving: Saving;
  onSave: () => void;
  onSignIn: () => void;
};

/** Saving needs an account: a visitor's button leads to the sign-in. */
export function SaveToListings({ account, saving, onSave, onSignIn }: SaveToListingsProps) {
  if (account.kind === "unknown") return null;
  if (account.kind !== "person") {
    return (
      <Button look="quiet" size="small" onClick={onSignIn}>
        <Bookmark aria-hidden className="size-3.5" />
        {strings.account.signInToSave}
      </Button>
    );
  }
  const Icon = saving === "saved" ? Check : Bookmark;
  const label = {
    unsaved: strings.save.save,
    saving: strings.save.saving,
    saved: strings.save.saved,
  }[saving];
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={saving !== "unsaved"}
      onClick={() => saving === "unsaved" && onSave()}
    >
      <Icon aria-hidden className="size-3.5" />
      {label}
    </Button>
  );
}
