import type { Analysis } from "@flipworth/contract";
import { useEffect } from "react";
import { SaveToListings } from "../features/account/save-to-listings.tsx";
import type { useAccount } from "../features/account/use-account.ts";
import { useSaving } from "../features/account/use-saving.ts";

/** The way to keep an answer, for every screen that shows one. */
export function useSaveButton({ account, signIn }: ReturnType<typeof useAccount>) {
  const saving = useSaving();
  useEffect(() => {
    // Where nobody looks nobody would see that it was saved: the next look does it.
    if (account.kind !== "person" || document.visibilityState !== "visible") return;
    // A page whose extension is gone has no storage any more, and says so elsewhere.
    void saving.saveWhatWaits().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- each look at the account gives a new one
  }, [account]);
  return (analysis: Analysis) => (
    <SaveToListings
      account={account}
      saving={saving.stateOf(analysis.id)}
      onSave={() => void saving.save(analysis)}
      onSignIn={() => void signIn(analysis)}
    />
  );
}
