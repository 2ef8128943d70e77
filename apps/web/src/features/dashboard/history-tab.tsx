import { type Analysis, listingToSave } from "@flipworth/contract";
import { buttonClasses } from "@flipworth/ui";
import { useState } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { DealDialog } from "./deal-dialog.tsx";
import { HistoryRow } from "./history-row.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { EmptyState, LoadFailure, NothingFound } from "./parts.tsx";
import { PlaceholderRows } from "./placeholders.tsx";
import { useHistory } from "./use-history.ts";
import { useSavedSummary, useSaveListing, wholeList } from "./use-saved-listings.ts";

export function HistoryTab() {
  const [view, setView] = useState(wholeList);
  const list = useHistory(view);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0 && view.search === "") {
    return (
      <EmptyState title="No analyses yet">
        <p>Install the extension and start analyzing deals to see your history here.</p>
        <a href={paths.extension} className={buttonClasses({ look: "quiet" })}>
          Get the extension
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {(rows || !list.error) && (
        <ListToolbar view={view} onView={setView} fileHref={paths.analysesFile} />
      )}
      {rows?.length === 0 && <NothingFound search={view.search} />}
      {!rows && !list.error && <PlaceholderRows label="Loading your analyses" />}
      {!rows && list.error && (
        <LoadFailure
          title="Your analyses could not be loaded"
          message={describeFailure(list.error).message}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows && <HistoryRows list={list} rows={rows} />}
    </div>
  );
}

type HistoryRowsProps = { list: ReturnType<typeof useHistory>; rows: readonly Analysis[] };

function HistoryRows({ list, rows }: HistoryRowsProps) {
  const [open, setOpen] = useState<Analysis>();
  const { analysisIds } = useSavedSummary();
  const save = useSaveListing();
  const savingOf = ({ id }: Analysis) => {
    if (analysisIds.has(id)) return "saved";
    return save.isPending && save.variables.analysisId === id ? "saving" : "unsaved";
  };
  return (
    <>
      <PagedRows
        label="Analyses"
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? describeFailure(list.error).message : undefined}
        onMore={() => void list.fetchNextPage()}
      >
        {rows.map((analysis) => (
          <HistoryRow
            key={analysis.id}
            analysis={analysis}
            saving={savingOf(analysis)}
            onOpen={setOpen}
            onSave={(chosen) => save.mutate(listingToSave(chosen))}
          />
        ))}
      </PagedRows>
      {open && <DealDialog analysis={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
