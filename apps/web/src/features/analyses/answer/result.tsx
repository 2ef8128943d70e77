import { DealCard } from "@flipworth/ui";
import { useEffect, useRef } from "react";
import { dealPages } from "../../../lib/pages/deal-pages.ts";
import { OfflineEstimate } from "./offline-estimate.tsx";
import { ResultActions } from "./result-actions.tsx";
import { type SalesHandlers, SoldPrices } from "../sold/sold-prices.tsx";
import type { Answer } from "../use-analysis.ts";

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
        actions={<ResultActions {...{ analysis, draft, onCorrect }} />}
      />
      {draft && <SoldPrices answer={answer} {...sales} />}
    </div>
  );
}
