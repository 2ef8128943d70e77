import type { User } from "@flipworth/contract";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { ManageAccount } from "../../components/frame/manage-account.tsx";
import { paths } from "../../paths.ts";
import { planWords } from "../../words/english/account/plan.ts";
import { dayOf } from "./days.ts";

/** What a person has to know about their plan before anything else: it is unpaid, or it changes. */
export function BillingNotices({ subscription }: Pick<User, "subscription">) {
  const say = useWords(planWords);
  const { locale } = languages[useVoice().language];
  const { tier, isPastDue, nextTier, nextTierAt } = subscription;
  if (isPastDue) return <PastDue tier={tier} />;
  if (nextTier === null || nextTierAt === null) return null;
  const day = dayOf(nextTierAt, locale);
  return (
    <section
      aria-label={say("yourPlan")}
      className="rounded-card border border-line bg-surface flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-6"
    >
      <p>{nextTier === "Free" ? say("ends", { day }) : say("changes", { plan: nextTier, day })}</p>
      <a href={paths.subscribe(tier)} className="font-medium underline underline-offset-4">
        {say("keep", { plan: tier })}
      </a>
    </section>
  );
}

function PastDue({ tier }: { tier: string }) {
  const say = useWords(planWords);
  return (
    <section
      aria-label={say("paymentFailed")}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-doubt-ground p-4 sm:px-6"
    >
      <div className="max-w-2xl min-w-0">
        <h2 className="font-semibold text-doubt">{say("paymentFailed")}</h2>
        <p className="text-sm text-pretty text-ink">{say("paymentFailedDetail", { plan: tier })}</p>
      </div>
      <ManageAccount look="quiet" />
    </section>
  );
}
