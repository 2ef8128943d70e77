import type { Analysis } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Pencil } from "lucide-react";
import { CopyLink } from "../../../components/copy-link.tsx";
import { dealFromAnalysis, TrackDeal, WriteListing } from "../../../components/track-deal.tsx";
import { answerWords } from "../../../words/english/analyses/answer.ts";
import type { Draft } from "../form/draft.ts";
import { SaveToListings } from "./save-to-listings.tsx";
import { sharedAddress } from "./share-link.ts";

type ResultActionsProps = { analysis: Analysis; draft: Draft | null; onCorrect: () => void };

/** What a person may do with an answer of the server. */
export function ResultActions({ analysis, draft, onCorrect }: ResultActionsProps) {
  const say = useWords(answerWords);
  const addressOf = () => sharedAddress(draft, analysis);
  return (
    <>
      {draft && (
        <Button look="quiet" size="small" onClick={onCorrect}>
          <Pencil aria-hidden className="size-3.5" />
          {say("correct")}
        </Button>
      )}
      <SaveToListings analysis={analysis} />
      <TrackDeal deal={dealFromAnalysis(analysis)} key={analysis.id} />
      <WriteListing analysisId={analysis.id} />
      <CopyLink addressOf={addressOf} carries={say("linkCarries")} />
    </>
  );
}
