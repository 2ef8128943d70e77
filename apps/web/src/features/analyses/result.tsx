import { Button, DealCard } from "@flipworth/ui";
import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyLink } from "../../components/copy-link.tsx";
import { dealPages } from "../../lib/deal-pages.ts";
import { dealFromAnalysis, TrackDeal, WriteListing } from "../../components/track-deal.tsx";
import { sharedAddress } from "./share-link.ts";
import { OfflineEstimate } from "./offline-estimate.tsx";
import { SaveToListings } from "./save-to-listings.tsx";
import { type SalesHandlers, SoldPrices } from "./sold-prices.tsx";
import type { Answer } from "./use-analysis.ts";

type ResultProps = {
  answer: Answer;
  onCorrect: () => void;
  onFullAnswer: () => void;
  sales: SalesHandlers;
};

export function Result({ answer, onCorrect, onFullAnswer, sales }: ResultProps) {
  const { analysis, draft, isNew, isEstimate } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    const card = heading.current?.closest("[data-answer]") ?? heading.current?.closest("article");
    card?.scrollIntoView({ block: "start" });
  }, [isNew]);
  const addressOf = () => sharedAddress(draft, analysis);
  if (isEstimate) {
    return (
      <div data-answer className="flex flex-col gap-3">
        <OfflineEstimate onFullAnswer={onFullAnswer} />
        <DealCard deal={analysis} headingRef={heading} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <DealCard
        deal={analysis}
        pages={dealPages}
        headingRef={heading}
        actions={
          <>
            {draft && (
              <Button look="quiet" size="small" onClick={onCorrect}>
                <Pencil aria-hidden className="size-3.5" />
                Correct details
              </Button>
            )}
            <SaveToListings analysis={analysis} />
            <TrackDeal deal={dealFromAnalysis(analysis)} key={analysis.id} />
            <WriteListing analysisId={analysis.id} />
            <CopyLink addressOf={addressOf} carries="Shares the listing only, not your result." />
          </>
        }
      />
      {draft && <SoldPrices answer={answer} {...sales} />}
    </div>
  );
}
