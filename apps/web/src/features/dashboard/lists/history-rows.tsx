import { type Analysis, listingToSave } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { dashboardHistory } from "../../../words/english/market/dashboard-lists.ts";
import { DealDialog } from "../deal-dialog.tsx";
import { DeleteAnalysisDialog } from "../delete-analysis-dialog.tsx";
import { HistoryRow } from "./history-row.tsx";
import { PagedRows } from "./paged-rows.tsx";
import type { useHistory } from "./use-history.ts";
import { useSavedSummary, useSaveListing } from "./use-saved-listings.ts";

type HistoryRowsProps = { list: ReturnType<typeof useHistory>; rows: readonly Analysis[] };

/** The rows of the history, and the dialogs that they open. */
export function HistoryRows({ list, rows }: HistoryRowsProps) {
  const say = useWords(dashboardHistory);
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
      <PagedRows label={say("list")} list={list}>
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
