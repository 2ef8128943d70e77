import type { SalesOfTab } from "../messaging/protocol.ts";
import type { Analysis } from "@flipworth/contract";
import type { ReactNode } from "react";
import { Answer } from "../features/analyze/answer.tsx";
import { describeFailure } from "../features/analyze/failure.ts";
import { FailureNotice } from "../features/analyze/failure-notice.tsx";
import { Notice } from "../features/analyze/notice.tsx";
import { SalesCard } from "../features/comparables/sales-card.tsx";

type SalesScreenProps = {
  by: SalesOfTab;
  server: string;
  save: (analysis: Analysis) => ReactNode;
  onSignIn: () => void;
  /** What stands below the sales once they have made an answer. */
  belowSales?: (by: SalesOfTab) => ReactNode;
};

/** A deal judged by the sales of a tab's page. */
export function SalesScreen({ by, server, save, onSignIn, belowSales }: SalesScreenProps) {
  return (
    <SalesCard
      by={by}
      slots={{
        answer: (analysis) => (
          <Answer key={analysis.id} analysis={analysis} server={server} save={save(analysis)} />
        ),
        failure: (error, onRetry) => (
          <FailureNotice
            failure={describeFailure(error, server)}
            onRetry={onRetry}
            onSignIn={onSignIn}
          />
        ),
        belowSales: belowSales?.(by),
        notice: (title, sentence) => <Notice title={title}>{sentence}</Notice>,
      }}
    />
  );
}
