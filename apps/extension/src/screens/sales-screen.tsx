import { Answer } from "../features/analyze/answer.tsx";
import { useAccount } from "../features/account/use-account.ts";
import { describeFailure } from "../features/analyze/failure.ts";
import { FailureNotice } from "../features/analyze/failure-notice.tsx";
import { Notice } from "../features/analyze/notice.tsx";
import { SalesCard } from "../features/comparables/sales-card.tsx";
import { useSaveButton } from "./use-save-button.tsx";

type SalesScreenProps = { tabId: number; salesId: string; server: string };

/** A deal judged by the sales of a tab's page. */
export function SalesScreen({ tabId, salesId, server }: SalesScreenProps) {
  const save = useSaveButton(useAccount(server, () => {}));
  return (
    <SalesCard
      tabId={tabId}
      salesId={salesId}
      slots={{
        answer: (analysis) => (
          <Answer key={analysis.id} analysis={analysis} server={server} save={save(analysis)} />
        ),
        failure: (error, onRetry) => (
          <FailureNotice failure={describeFailure(error, server)} onRetry={onRetry} />
        ),
        notice: (title, sentence) => <Notice title={title}>{sentence}</Notice>,
      }}
    />
  );
}
