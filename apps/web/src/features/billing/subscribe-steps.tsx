import type { Plan } from "@flipworth/contract";
import { useVoice, useWords } from "@flipworth/words/react";
import { subscribeWords } from "../../words/english/account/subscribe.ts";
import { ChangeCard } from "./change-card.tsx";
import { wordsOf } from "./change-words.ts";
import { OutcomeCard } from "./outcome-card.tsx";
import { PaymentCard } from "./payment/payment-card.tsx";
import { SetupFailed } from "./payment/setup-failed.tsx";
import type { PlanChange } from "./plan-change.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { TwoColumns } from "./subscribe-frame.tsx";
import type { SubscribeState } from "./use-subscribe.ts";

type AskingProps = { plan: Plan; change: PlanChange; onAgree: () => void };

/** Asks before a plan that runs already changes. */
export function Asking({ plan, change, onAgree }: AskingProps) {
  const words = wordsOf(change, plan, useVoice());
  return (
    <TwoColumns aside={<PlanSummary plan={plan} dueToday={words.dueToday} />}>
      <ChangeCard words={words} onAgree={onAgree} />
    </TwoColumns>
  );
}

type AnsweredProps = { plan: Plan; state: Extract<SubscribeState, { kind: "answered" }> };

/** The wish is taken: what is left to pay, or what became of it. */
export function Answered({ plan, state: { outcome, change, publishableKey } }: AnsweredProps) {
  const say = useWords(subscribeWords);
  const words = wordsOf(change, plan, useVoice());
  if (outcome.kind !== "payment") return <OutcomeCard outcome={outcome} />;
  if (!outcome.clientSecret) {
    return (
      <SetupFailed heading={say("noSecret")} isToast>
        {say("noSecretDetail")}
      </SetupFailed>
    );
  }
  return (
    <TwoColumns aside={<PlanSummary plan={plan} dueToday={words.dueToday} />}>
      <PaymentCard
        publishableKey={publishableKey}
        clientSecret={outcome.clientSecret}
        message={outcome.message}
        button={
          change.kind === "begin"
            ? say("payAndSubscribe", { amount: words.dueToday })
            : say("payNow")
        }
        tier={change.kind === "settle" ? change.tier : plan.name}
      />
    </TwoColumns>
  );
}
