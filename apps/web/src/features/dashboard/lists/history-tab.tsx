import { type Analysis, listingToSave } from "@flipworth/contract";
import { buttonClasses } from "@flipworth/ui";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { DealDialog } from "../deal-dialog.tsx";
import { DeleteAnalysisDialog } from "../delete-analysis-dialog.tsx";
import { HistoryRow } from "./history-row.tsx";
import { ListTab } from "./list-tab.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { EmptyState } from "../parts.tsx";
import { useHistory } from "./use-history.ts";
import { useSavedSummary, useSaveListing, wholeList } from "./use-saved-listings.ts";

const words = {
  loading: "Loading your analyses",
  failed: "We couldn’t load your analyses",
};

export function HistoryTab() {
  const [view, setView] = useState(wholeList);
  const list = useHistory(view);
  const shown = { list, view, words, onView: setView, fileHref: paths.analysesFile };
  return (
    <ListTab {...shown} empty={<NothingAnalyzed />}>
      {(rows) => <HistoryRows list={list} rows={rows} />}
    </ListTab>
  );
}

function NothingAnalyzed() {
  return (
    <EmptyState title="No analyses yet">
      <p>Install the extension and start analyzing deals to see your history here.</p>
      <a href={paths.extension} className={buttonClasses({ look: "quiet" })}>
        Get the extension
      </a>
    </EmptyState>
  );
}

type HistoryRowsProps = { list: ReturnType<typeof useHistory>; rows: readonly Analysis[] };

function HistoryRows({ list, rows }: HistoryRowsProps) {
  const [open, setOpen] = useState<Analysis>();
  const [leaving, setLeaving] = useState<Analysis>();
  const { analysisIds } = useSavedSummary();
  const save = useSaveListing();
  const savingOf = ({ id }: Analysis) => {
    if (analysisIds.has(id)) return "saved";
    return save.isPending && save.variables.analysisId === id ? "saving" : "unsaved";
  };
  return (
    <>
      <PagedRows label="Analyses" list={list}>
        {rows.map((analysis) => (
          <HistoryRow
            key={analysis.id}
            analysis={analysis}
            saving={savingOf(analysis)}
            onOpen={setOpen}
            onSave={(chosen) => save.mutate(listingToSave(chosen))}
            onDelete={setLeaving}
          />
        ))}
      </PagedRows>
      {leaving && <DeleteAnalysisDialog analysis={leaving} onClose={() => setLeaving(undefined)} />}
      {open && <DealDialog analysis={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
