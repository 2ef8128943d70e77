import { findPlan, priceOfPlan, type User } from "@flipworth/contract";
import { Button, buttonClasses, Card } from "@flipworth/ui";
import { useState } from "react";
import { ManageAccount } from "../../components/frame/manage-account.tsx";
import { paths } from "../../paths.ts";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { shortDayOf } from "./days.ts";
import { Invoices } from "./invoices.tsx";

/** What a person pays for, what is left of the month, their bills and the way out. */
export function PlanSection({ subscription }: Pick<User, "subscription">) {
  const { creditsUsed, creditsTotal, resetsAt } = subscription;
  const plan = findPlan(subscription.tier);
  const isPaid = plan !== undefined && plan.pricePerMonth > 0;
  const left = Math.max(0, creditsTotal - creditsUsed);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">Plan and invoices</h2>
      <p className="tabular-nums">
        <span className="font-medium">{plan?.name ?? (subscription.tier || "Free")}</span>
        {isPaid && <span className="text-soft"> · ${priceOfPlan(plan)} a month</span>}
        <span className="block text-sm text-soft">
          {left} of {creditsTotal} analyses left; resets {shortDayOf(resetsAt)}
        </span>
      </p>
      {isPaid ? (
        <PaidActions subscription={subscription} />
      ) : (
        <a href={paths.pricing} className={buttonClasses({ look: "quiet" })}>
          View Plans
        </a>
      )}
      <Invoices />
    </Card>
  );
}

function PaidActions({ subscription }: Pick<User, "subscription">) {
  const [isCanceling, setCanceling] = useState(false);
  const { tier, nextTier } = subscription;
  return (
    <div className="flex flex-wrap gap-2">
      <ManageAccount look="quiet" />
      {nextTier === "Free" ? (
        <a href={paths.subscribe(tier)} className={buttonClasses({ look: "quiet" })}>
          Keep {tier}
        </a>
      ) : (
        <Button look="quiet" className="text-loss" onClick={() => setCanceling(true)}>
          Cancel plan
        </Button>
      )}
      {isCanceling && <CancelPlanDialog tier={tier} onClose={() => setCanceling(false)} />}
    </div>
  );
}
