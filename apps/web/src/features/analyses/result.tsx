import { Button, DealCard } from "@flipworth/ui";
import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyLink } from "../../components/copy-link.tsx";
import { dealPages } from "../../lib/deal-pages.ts";
import { dealFromAnalysis, TrackDeal, WriteListing } from "../../components/track-deal.tsx";
import { paths } from "../../paths.ts";
import { emptyDraft } from "./draft.ts";
import { fragmentFromDraft, shareableDraft } from "./share-link.ts";
import { SaveToListings } from "./save-to-listings.tsx";
import { type SalesHandlers, SoldPrices } from "./sold-prices.tsx";
import type { Answer } from "./use-analysis.ts";

type ResultProps = { answer: Answer; onCorrect: () => void; sales: SalesHandlers };

export function Result({ answer, onCorrect, sales }: ResultProps) {
  const { analysis, draft, isNew } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("article")?.scrollIntoView({ block: "start" });
  }, [isNew]);
  // It fills the form with this listing, for whoever opens it.
  const addressOf = () => {
    const fragment = fragmentFromDraft(shareableDraft(draft ?? emptyDraft, analysis));
    return new URL(paths.analyzeListing(fragment), location.href).href;
  };
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
