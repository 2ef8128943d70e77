import { DealCard } from "@flipworth/ui";
import { useEffect, useRef } from "react";
import { CopyLink } from "./copy-link.tsx";
import { SaveToListings } from "./save-to-listings.tsx";
import type { AnalysisState } from "./use-analysis.ts";

type ResultProps = { result: Extract<AnalysisState, { kind: "done" }> };

export function Result({ result: { analysis, draft } }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest("article")?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <DealCard
      deal={analysis}
      headingRef={heading}
      actions={
        <>
          <SaveToListings analysis={analysis} />
          <CopyLink draft={draft} analysis={analysis} />
        </>
      }
    />
  );
}
