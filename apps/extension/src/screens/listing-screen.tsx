import type { Analysis } from "@flipworth/contract";
import type { ReactNode } from "react";
import { AnalysisView } from "../features/analyze/analysis-view.tsx";
import { describeFailure } from "../features/analyze/failure.ts";
import { FailureNotice } from "../features/analyze/failure-notice.tsx";
import type { usePanel } from "../features/analyze/use-panel.ts";
import { SoldCheck } from "../features/comparables/check/sold-check.tsx";
import { SalesOfDeal } from "../features/comparables/sales-of-deal.tsx";
import { SoldLinks } from "../features/comparables/sold-links.tsx";
import { PageSummary } from "../features/preview/page-summary.tsx";
import { Review } from "../features/preview/review.tsx";
import type { SalesOfTab } from "../messaging/protocol.ts";

type ListingScreenProps = {
  panel: ReturnType<typeof usePanel>;
  server: string;
  save: (analysis: Analysis) => ReactNode;
  onSignIn: () => void;
  /** What stands below the sales that an answer is by. */
  belowSales?: (by: SalesOfTab) => ReactNode;
};

/** What became of a click on a listing, the same in the side panel and in the page's card. */
export function ListingScreen(props: ListingScreenProps) {
  const { panel, server, save, onSignIn, belowSales } = props;
  const failure = (error: unknown, onRetry: () => void) => (
    <FailureNotice failure={describeFailure(error, server)} onRetry={onRetry} onSignIn={onSignIn} />
  );
  return (
    <SoldLinks answer={panel.state.kind === "done" ? panel.state : undefined}>
      <AnalysisView
        panel={panel}
        server={server}
        onSignIn={onSignIn}
        slots={{
          summary: (capture, isAnswered) => (
            <PageSummary capture={capture} server={server} isAnswered={isAnswered} />
          ),
          review: (capture) => (
            <Review
              key={capture.id}
              capture={capture}
              server={server}
              onSend={(reviewed) => void panel.sendReviewed(reviewed)}
            />
          ),
          save,
          soldCheck: (answer) => <SoldCheck answer={answer} failure={failure} />,
          sales: (by) => (
            <>
              <SalesOfDeal key={by.salesId} by={by} failure={failure} />
              {belowSales?.(by)}
            </>
          ),
        }}
      />
    </SoldLinks>
  );
}
