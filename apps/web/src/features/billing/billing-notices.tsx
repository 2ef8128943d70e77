import type { User } from "@flipworth/contract";
import { ManageAccount } from "../../components/frame/manage-account.tsx";
import { paths } from "../../paths.ts";
import { dayOf } from "./days.ts";

/** What a person has to know about their plan before anything else: it is unpaid, or it changes. */
export function BillingNotices({ subscription }: Pick<User, "subscription">) {
  const { tier, isPastDue, nextTier, nextTierAt } = subscription;
  if (isPastDue) return <PastDue tier={tier} />;
  if (nextTier === null || nextTierAt === null) return null;
  const day = dayOf(nextTierAt);
  return (
    <section
      aria-label="Your plan"
      className="rounded-card border border-line bg-surface flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-6"
    >
      <p>
        {nextTier === "Free"
          ? `Your plan ends on ${day}`
          : `Your plan changes to ${nextTier} on ${day}`}
        .
      </p>
      <a href={paths.subscribe(tier)} className="font-medium underline underline-offset-4">
        Keep {tier}
      </a>
    </section>
  );
}

function PastDue({ tier }: { tier: string }) {
  return (
    <section
      aria-label="Your last payment failed"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-doubt-ground p-4 sm:px-6"
    >
      <div className="max-w-2xl min-w-0">
        <h2 className="font-semibold text-doubt">Your last payment failed</h2>
        <p className="text-sm text-pretty text-ink">
          {tier} stays active while we retry your card. Check the card or use another one under
          Manage Account.
        </p>
      </div>
      <ManageAccount look="quiet" />
    </section>
  );
}
