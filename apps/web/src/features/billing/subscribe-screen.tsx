import type { Plan } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { subscribeWords } from "../../words/english/account/subscribe.ts";
import { SetupFailed } from "./payment/setup-failed.tsx";
import { SubscribeFrame, WaitingCards } from "./subscribe-frame.tsx";
import { Answered, Asking } from "./subscribe-steps.tsx";
import { type SubscribeState, useSubscribe } from "./use-subscribe.ts";

type SaySubscribe = Say<keyof typeof subscribeWords.english>;

/** From the wish for a paid plan to the payment, or to the word that none is needed. */
export function SubscribeScreen({ plan }: { plan: Plan }) {
  const say = useWords(subscribeWords);
  const { state, agree } = useSubscribe(plan);
  const title = titleOf(state, plan, say);
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
function titleOf(state: SubscribeState, { name: plan }: Plan, say: SaySubscribe): string {
  const isPaying = state.kind === "answered" && state.outcome.kind === "payment";
  const change = "change" in state && !isPaying ? state.change?.kind : undefined;
  if (change === "keep") return say("keep", { plan });
  return say(change === "up" || change === "down" ? "switchTo" : "subscribeTo", { plan });
}

type StepProps = { plan: Plan; state: SubscribeState; onAgree: () => void };

function Step({ plan, state, onAgree }: StepProps) {
  const say = useWords(subscribeWords);
  switch (state.kind) {
    case "waiting":
    case "signed_out":
      return <WaitingCards />;
    case "no_key":
      return <SetupFailed heading={say("noPayments")}>{say("noPaymentsDetail")}</SetupFailed>;
    case "failed":
      return (
        <SetupFailed
          heading={say("failed")}
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
