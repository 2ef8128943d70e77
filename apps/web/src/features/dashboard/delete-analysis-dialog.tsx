import { type Analysis, nameOfAnalysis } from "@flipworth/contract";
import { Button, Dialog, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";

type DeleteAnalysisDialogProps = { analysis: Analysis; onClose: () => void };

/** Asks first: an analysis, other than a saved listing, cannot be made again as it was. */
export function DeleteAnalysisDialog({ analysis, onClose }: DeleteAnalysisDialogProps) {
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => account.deleteAnalysis(analysis.id),
    onSuccess: async () => {
      // A saved listing of it stays, and no longer leads to it.
      await Promise.all(
        ["analyses", "saved-listings"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      showToast({ title: "Analysis deleted", description: "It is gone from your history." });
      onClose();
    },
  });
  return (
    <Dialog title="Delete analysis" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty wrap-anywhere">
          “{nameOfAnalysis(analysis) ?? "Unknown Item"}” is removed from your history. This cannot
          be undone, and the credit it used does not come back.
        </p>
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            The analysis could not be deleted. {describeFailure(error).message}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
            {isPending ? "Deleting…" : "Delete it"}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
