import { type Analysis, httpUrlOf } from "@flipworth/contract";
import { DealCard, Dialog } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { dealPages } from "../../lib/pages/deal-pages.ts";
import { describeFailure } from "../../lib/failure.ts";
import { dashboardAnalysis } from "../../words/english/market/dashboard-lists.ts";
import { LoadFailure } from "./parts.tsx";
import { Bone } from "./placeholders.tsx";

/** The whole answer behind a row. */
export function DealDialog({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const say = useWords(dashboardAnalysis);
  return (
    <Dialog title={say("title")} onClose={onClose}>
      <Deal analysis={analysis} />
    </Dialog>
  );
}

type SavedDealDialogProps = { analysisId: string; onClose: () => void };

/** The same behind a saved listing, which knows its analysis by id. */
export function SavedDealDialog({ analysisId, onClose }: SavedDealDialogProps) {
  const say = useWords(dashboardAnalysis);
  const { data, error, refetch } = useQuery({
    queryKey: ["analysis", analysisId],
    queryFn: () => account.getAnalysis(analysisId),
  });
  return (
    <Dialog title={say("title")} onClose={onClose}>
      {data && <Deal analysis={data} />}
      {!data && !error && (
        <div className="flex flex-col gap-4">
          <output className="sr-only">{say("loading")}</output>
          <Bone className="h-8 w-24" />
          <Bone className="h-6 w-full" />
          <Bone className="h-40 w-full" />
        </div>
      )}
      {error && (
        <LoadFailure
          title={say("loadFailed")}
          message={describeFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

function Deal({ analysis }: { analysis: Analysis }) {
  return (
    <DealCard
      pages={dealPages}
      deal={{
        ...analysis,
        marketplaceUrl: httpUrlOf(analysis.marketplaceUrl) ?? null,
        soldListingsUrl: httpUrlOf(analysis.soldListingsUrl) ?? null,
      }}
    />
  );
}
