import { freeCreditsPerMonth, type User } from "@flipworth/contract";
import { Button, Dialog, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { dayOf } from "./days.ts";

type CancelPlanDialogProps = { tier: string; onClose: () => void };

/** Says what ends, when, and what stays, before anything is canceled. */
export function CancelPlanDialog({ tier, onClose }: CancelPlanDialogProps) {
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: account.cancelSubscription,
    onSuccess: (subscription) => {
      queries.setQueryData<User>(["user"], (user) => user && { ...user, subscription });
      onClose();
      const { nextTierAt } = subscription;
      showToast({
        title: "Plan canceled",
        description: nextTierAt
          ? `You keep ${tier} until ${dayOf(nextTierAt)}.`
          : `You keep ${tier} until your paid month ends.`,
      });
    },
  });
  return (
    <Dialog title={`Cancel ${tier}?`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty">
          You keep {tier} until your paid month ends, and we won’t charge you again. Then you move
          to Free, with {freeCreditsPerMonth} analyses a month. Your saved listings stay.
        </p>
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            We couldn’t cancel your plan. {describeFailure(error).message}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {isPending ? "Canceling…" : "Cancel my plan"}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep {tier}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
