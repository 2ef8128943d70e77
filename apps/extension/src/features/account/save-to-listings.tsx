import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Bookmark, Check } from "lucide-react";
import { accountWords, saveWords } from "../../words/english/account.ts";
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
  const sayOfAccount = useWords(accountWords);
  const say = useWords(saveWords);
  if (account.kind === "unknown") return null;
  if (account.kind !== "person") {
    return (
      <Button look="quiet" size="small" onClick={onSignIn}>
        <Bookmark aria-hidden className="size-3.5" />
        {sayOfAccount("signInToSave")}
      </Button>
    );
  }
  const Icon = saving === "saved" ? Check : Bookmark;
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={saving !== "unsaved"}
      onClick={() => saving === "unsaved" && onSave()}
    >
      <Icon aria-hidden className="size-3.5" />
      {say(labels[saving])}
    </Button>
  );
}

const labels = {
  unsaved: "save",
  saving: "saving",
  saved: "saved",
} as const satisfies Record<Saving, keyof typeof saveWords.english>;
