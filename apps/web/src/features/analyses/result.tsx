import { DealCard } from "@flipworth/ui";
import { useEffect, useRef } from "react";
import { CopyLink } from "../../components/copy-link.tsx";
import { paths } from "../../paths.ts";
import { fragmentFromDraft, shareableDraft } from "./share-link.ts";
import { SaveToListings } from "./save-to-listings.tsx";
import type { AnalysisState } from "./use-analysis.ts";

type ResultProps = { result: Extract<AnalysisState, { kind: "done" }> };

export function Result({ result: { analysis, draft } }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest("article")?.scrollIntoView({ block: "start" });
  }, []);
  // It fills the form with this listing, for whoever opens it.
  const addressOf = () => {
    const fragment = fragmentFromDraft(shareableDraft(draft, analysis));
    return new URL(paths.analyzeListing(fragment), location.href).href;
  };
  return (
    <DealCard
      deal={analysis}
      headingRef={heading}
      actions={
        <>
          <SaveToListings analysis={analysis} />
          <CopyLink addressOf={addressOf} carries="It carries the listing, not the answer." />
        </>
      }
    />
  );
}
