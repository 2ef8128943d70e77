import { findPlan, priceOfPlan, type User } from "@flipworth/contract";
import { Button, buttonClasses, Card } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { type ReactNode, useState } from "react";
import { ManageAccount } from "../../components/frame/manage-account.tsx";
import { paths } from "../../paths.ts";
import { planWords } from "../../words/english/account/plan.ts";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { shortDayOf } from "./days.ts";
import { Invoices } from "./invoices.tsx";
import { nameOfTier } from "./plan-name.ts";

/** What a person pays for, what is left of the month, their bills and the way out. */
export function PlanSection({ subscription }: Pick<User, "subscription">) {
  const say = useWords(planWords);
  const voice = useVoice();
  const { creditsUsed, creditsTotal, resetsAt } = subscription;
  const plan = findPlan(subscription.tier);
  const isPaid = plan !== undefined && plan.pricePerMonth > 0;
  const name = nameOfTier(subscription.tier, voice);
  const left = Math.max(0, creditsTotal - creditsUsed);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">{say("title")}</h2>
      <p className="tabular-nums">
        {isPaid ? (
          <Sentence
            words={planWords}
            id="nameAndPrice"
            values={{ plan: name, amount: `$${priceOfPlan(plan)}` }}
            tags={{ name: asName, price: (words) => <span className="text-soft">{words}</span> }}
          />
        ) : (
          asName(name)
        )}
        <span className="block text-sm text-soft">
          {say("left", {
            left,
            total: creditsTotal,
            day: shortDayOf(resetsAt, languages[voice.language].locale),
          })}
        </span>
      </p>
      {isPaid ? (
        <PaidActions subscription={subscription} />
      ) : (
        <a href={paths.pricing} className={buttonClasses({ look: "quiet" })}>
          {say("viewPlans")}
        </a>
      )}
      <Invoices />
    </Card>
  );
}

const asName = (words: ReactNode) => <span className="font-medium">{words}</span>;

function PaidActions({ subscription }: Pick<User, "subscription">) {
  const say = useWords(planWords);
  const [isCanceling, setCanceling] = useState(false);
  const { tier, nextTier } = subscription;
  return (
    <div className="flex flex-wrap gap-2">
      <ManageAccount look="quiet" />
      {nextTier === "Free" ? (
        <a href={paths.subscribe(tier)} className={buttonClasses({ look: "quiet" })}>
          {say("keep", { plan: tier })}
        </a>
      ) : (
        <Button look="quiet" className="text-loss" onClick={() => setCanceling(true)}>
          {say("cancelPlan")}
        </Button>
      )}
      {isCanceling && <CancelPlanDialog tier={tier} onClose={() => setCanceling(false)} />}
    </div>
  );
}
