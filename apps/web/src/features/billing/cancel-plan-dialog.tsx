import { freeCreditsPerMonth, type User } from "@flipworth/contract";
import { Button, Dialog, useToast } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { planWords } from "../../words/english/account/plan.ts";
import { dayOf } from "./days.ts";

type CancelPlanDialogProps = { tier: string; onClose: () => void };

/** Says what ends, when, and what stays, before anything is canceled. */
export function CancelPlanDialog({ tier, onClose }: CancelPlanDialogProps) {
  const say = useWords(planWords);
  const { locale } = languages[useVoice().language];
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: account.cancelSubscription,
    onSuccess: (subscription) => {
      queries.setQueryData<User>(["user"], (user) => user && { ...user, subscription });
      onClose();
      const { nextTierAt } = subscription;
      showToast({
        title: say("canceled"),
        description: nextTierAt
          ? say("keptUntilDay", { plan: tier, day: dayOf(nextTierAt, locale) })
          : say("keptUntilMonthEnds", { plan: tier }),
      });
    },
  });
  return (
    <Dialog title={say("cancelTitle", { plan: tier })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty">
          {say("cancelWarning", { plan: tier, analyses: freeCreditsPerMonth })}
        </p>
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {say("cancelFailed", { reason: describeFailure(error).message })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {isPending ? say("canceling") : say("cancel")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say("keep", { plan: tier })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
