import { findPlan, freeCreditsPerMonth, type User } from "@flipworth/contract";
import { buttonClasses, Card } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { ManageAccount } from "../../components/frame/manage-account.tsx";
import { dashboardWelcome } from "../../words/english/market/dashboard-screen.ts";
import { isFreeTier, personName } from "./person-name.ts";

/** Who is here, what is left of the month, and the way to more of it. */
export function Welcome({ user }: { user: User }) {
  const say = useWords(dashboardWelcome);
  const { locale } = languages[useVoice().language];
  const { tier, creditsUsed, creditsTotal, resetsAt } = user.subscription;
  const total = creditsTotal || freeCreditsPerMonth;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">
          {say("welcome", { name: personName(user, say("unnamed")) })}
        </h1>
        <p className="text-soft tabular-nums">
          {say("creditsUsed", { used: creditsUsed, total, day: dayOf(resetsAt, locale) })}
        </p>
        <CreditsBar share={creditsUsed / total} />
        <OutOfCredits subscription={user.subscription} />
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={paths.analyze} className={buttonClasses({ look: "quiet" })}>
          {say("analyze")}
        </a>
        {isFreeTier(tier) ? (
          <a href={paths.pricing} className={buttonClasses()}>
            {say("upgrade")}
          </a>
        ) : (
          <ManageAccount />
        )}
      </div>
    </header>
  );
}

/** Past the whole is a full bar: the sentence above has the figures. */
function CreditsBar({ share }: { share: number }) {
  return (
    <div aria-hidden className="h-1.5 w-64 max-w-full overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-ink"
        style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      />
    </div>
  );
}

function OutOfCredits({ subscription }: Pick<User, "subscription">) {
  const say = useWords(dashboardWelcome);
  const { locale } = languages[useVoice().language];
  const { tier, creditsUsed, creditsTotal, resetsAt } = subscription;
  const left = (creditsTotal || freeCreditsPerMonth) - creditsUsed;
  if (!findPlan(tier)?.isSoftCap) {
    if (left > 0) return null;
    return (
      <p className="text-sm text-doubt">{say("creditsGone", { day: dayOf(resetsAt, locale) })}</p>
    );
  }
  if (left >= 0) return null;
  return (
    <p className="text-sm text-doubt">
      <Sentence
        words={dashboardWelcome}
        id="overFairUse"
        tags={{
          link: (content) => (
            <a href={paths.contactPage} className="underline underline-offset-4">
              {content}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** The price of a plan is one press away for whoever pays nothing. */
export function UpsellCard() {
  const say = useWords(dashboardWelcome);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">{say("upsellTitle")}</h2>
        <p className="text-pretty text-soft">{say("upsell")}</p>
      </div>
      <a href={paths.pricing} className={buttonClasses({ look: "quiet" })}>
        {say("viewPlans")}
      </a>
    </Card>
  );
}

// Periods are counted in UTC.
function dayOf(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}
