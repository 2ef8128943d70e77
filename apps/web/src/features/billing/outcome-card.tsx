import type { SubscriptionOutcome } from "@flipworth/contract";
import { buttonClasses, Card } from "@flipworth/ui";
import { paths } from "../../paths.ts";

const headings: Record<SubscriptionOutcome["kind"], string> = {
  payment: "Enter your card",
  upgraded: "Your plan has changed",
  downgrade_scheduled: "Your plan will change",
  already_on_plan: "Your plan stays",
};

/** The wish is done without a payment: what happened, in the server's words. */
export function OutcomeCard({ outcome }: { outcome: SubscriptionOutcome }) {
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-4 sm:p-6">
      <output className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">{headings[outcome.kind]}</h2>
        <p className="text-pretty text-soft">{outcome.message}</p>
      </output>
      <a href={paths.dashboard} className={buttonClasses()}>
        Go to your dashboard
      </a>
    </Card>
  );
}
