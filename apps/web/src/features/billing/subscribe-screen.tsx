import type { Plan } from "@flipworth/contract";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { ChangeCard } from "./change-card.tsx";
import { wordsOf } from "./change-words.ts";
import { OutcomeCard } from "./outcome-card.tsx";
import { PaymentCard } from "./payment/payment-card.tsx";
import type { PlanChange } from "./plan-change.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { SetupFailed } from "./payment/setup-failed.tsx";
import { SubscribeFrame, TwoColumns, WaitingCards } from "./subscribe-frame.tsx";
import { type SubscribeState, useSubscribe } from "./use-subscribe.ts";

const creationFailed = "Failed to create subscription";
const missingSecret = "Payment setup failed - missing client secret";

/** From the wish for a paid plan to the payment, or to the word that none is needed. */
export function SubscribeScreen({ plan }: { plan: Plan }) {
  const { state, agree } = useSubscribe(plan);
  const title = titleOf(state, plan);
  // The built page serves every plan, so the name comes with the screen.
  useEffect(() => {
    document.title = `${title} | Flipworth`;
  }, [title]);
  const isSignedOut = state.kind === "signed_out";
  useEffect(() => {
    if (isSignedOut) location.replace(paths.subscribeSignIn(plan.name));
  }, [isSignedOut, plan.name]);
  return (
    <SubscribeFrame title={title}>
      <Step plan={plan} state={state} onAgree={agree} />
    </SubscribeFrame>
  );
}

/** A change of a plan that runs already is no new subscription. */
function titleOf(state: SubscribeState, { name }: Plan): string {
  const isPaying = state.kind === "answered" && state.outcome.kind === "payment";
  const change = "change" in state && !isPaying ? state.change?.kind : undefined;
  if (change === "keep") return `Keep ${name}`;
  return change === "up" || change === "down" ? `Switch to ${name}` : `Subscribe to ${name}`;
}

type StepProps = { plan: Plan; state: SubscribeState; onAgree: () => void };

function Step({ plan, state, onAgree }: StepProps) {
  switch (state.kind) {
    case "waiting":
    case "signed_out":
      return <WaitingCards />;
    case "no_key":
      return (
        <SetupFailed heading="Payments aren’t set up">
          The publishable key is missing from the server configuration.
        </SetupFailed>
      );
    case "failed":
      return (
        <SetupFailed
          heading={creationFailed}
          isToast
          canManage={state.isPaying}
          canRetry={state.failure.isUncertain}
        >
          {state.failure.message}
        </SetupFailed>
      );
    case "asking":
      return <Asking plan={plan} change={state.change} onAgree={onAgree} />;
    case "answered":
      return <Answered plan={plan} state={state} />;
  }
}

type AskingProps = { plan: Plan; change: PlanChange; onAgree: () => void };

function Asking({ plan, change, onAgree }: AskingProps) {
  const words = wordsOf(change, plan);
  return (
    <TwoColumns aside={<PlanSummary plan={plan} dueToday={words.dueToday} />}>
      <ChangeCard words={words} onAgree={onAgree} />
    </TwoColumns>
  );
}

type AnsweredProps = { plan: Plan; state: Extract<SubscribeState, { kind: "answered" }> };

function Answered({ plan, state: { outcome, change, publishableKey } }: AnsweredProps) {
  const words = wordsOf(change, plan);
  if (outcome.kind !== "payment") return <OutcomeCard outcome={outcome} />;
  if (!outcome.clientSecret) {
    return (
      <SetupFailed heading={missingSecret} isToast>
        You weren’t charged. Choose the plan again. If this keeps happening, contact support.
      </SetupFailed>
    );
  }
  return (
    <TwoColumns aside={<PlanSummary plan={plan} dueToday={words.dueToday} />}>
      <PaymentCard
        publishableKey={publishableKey}
        clientSecret={outcome.clientSecret}
        message={outcome.message}
        button={change.kind === "begin" ? `Pay ${words.dueToday} and subscribe` : "Pay now"}
        tier={change.kind === "settle" ? change.tier : plan.name}
      />
    </TwoColumns>
  );
}
