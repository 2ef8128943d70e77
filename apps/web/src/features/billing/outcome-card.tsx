import type { SubscriptionOutcome } from "@flipworth/contract";
import { buttonClasses, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { subscribeWords } from "../../words/english/account/subscribe.ts";

/** The wish is done without a payment: what happened, in the server's words. */
export function OutcomeCard({ outcome }: { outcome: SubscriptionOutcome }) {
  const say = useWords(subscribeWords);
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-4 sm:p-6">
      <output className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">{say(`outcome_${outcome.kind}`)}</h2>
        <p className="text-pretty text-soft">{outcome.message}</p>
      </output>
      <a href={paths.dashboard} className={buttonClasses()}>
        {say("toDashboard")}
      </a>
    </Card>
  );
}
