import type { Analysis } from "@flipworth/contract";
import { SaveToListings } from "../features/account/save-to-listings.tsx";
import type { useAccount } from "../features/account/use-account.ts";
import { useSaving } from "../features/account/use-saving.ts";

/** The way to keep an answer, for every screen that shows one. */
export function useSaveButton({ account, signIn }: ReturnType<typeof useAccount>) {
  const saving = useSaving();
  return (analysis: Analysis) => (
    <SaveToListings
      account={account}
      saving={saving.stateOf(analysis.id)}
      onSave={() => void saving.save(analysis)}
      onSignIn={() => void signIn()}
    />
  );
}
