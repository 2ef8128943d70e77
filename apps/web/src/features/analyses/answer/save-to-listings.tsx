import { type Analysis, listingToSave } from "@flipworth/contract";
import { Button, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Bookmark, Check } from "lucide-react";
import { useState } from "react";
import { loadApi } from "../../../lib/load-api.ts";
import { analysisSaved, saveFailed } from "../../../lib/save-words.ts";
import { useSession } from "../../../lib/session.ts";
import { answerWords } from "../../../words/english/analyses/answer.ts";

/** For whoever is signed in; a visitor has nowhere to save to. */
export function SaveToListings({ analysis }: { analysis: Analysis }) {
  const say = useWords(answerWords);
  const session = useSession();
  const showToast = useToast();
  const [state, setState] = useState<"unsaved" | "saving" | "saved">("unsaved");
  if (session !== "in") return null;
  const save = async () => {
    if (state !== "unsaved") return;
    setState("saving");
    try {
      const { account } = await loadApi();
      await account.saveListing(listingToSave(analysis));
      setState("saved");
      showToast(analysisSaved);
    } catch (error) {
      setState("unsaved");
      showToast(saveFailed(error));
    }
  };
  const Icon = state === "saved" ? Check : Bookmark;
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={state !== "unsaved"}
      onClick={() => void save()}
    >
      <Icon aria-hidden className="size-3.5" />
      {say(`save_${state}`)}
    </Button>
  );
}
