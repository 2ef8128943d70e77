import { type Analysis, nameOfAnalysis } from "@flipworth/contract";
import { Button, Dialog, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { dashboardHistory } from "../../words/english/market/dashboard-lists.ts";

type DeleteAnalysisDialogProps = { analysis: Analysis; onClose: () => void };

/** Asks first: an analysis, other than a saved listing, cannot be made again as it was. */
export function DeleteAnalysisDialog({ analysis, onClose }: DeleteAnalysisDialogProps) {
  const say = useWords(dashboardHistory);
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => account.deleteAnalysis(analysis.id),
    onSuccess: async () => {
      // A saved listing of it stays, and no longer leads to it.
      await Promise.all(
        ["analyses", "saved-listings"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      showToast({ title: say("deleted"), description: say("deletedMore") });
      onClose();
    },
  });
  return (
    <Dialog title={say("deleteTitle")} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty wrap-anywhere">
          {say("deleteQuestion", { name: nameOfAnalysis(analysis) ?? say("unknownItem") })}
        </p>
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {say("deleteFailed", { reason: describeFailure(error).message })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {say(isPending ? "deleting" : "deleteIt")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say("keepIt")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
