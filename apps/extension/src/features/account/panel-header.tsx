import { type Credits, findPlan } from "@flipworth/contract";
import { Brand } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { History } from "lucide-react";
import { accountWords } from "../../words/english/account.ts";
import { AccountMenu } from "./account-menu.tsx";
import type { Account } from "./use-account.ts";

type PanelHeaderProps = {
  credits: Credits | undefined;
  account: Account;
  server: string;
  onHistory: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
};

/** The name, the ways on, and how much of the month is left under which plan. */
export function PanelHeader({ credits, account, server, onHistory, ...menu }: PanelHeaderProps) {
  const say = useWords(accountWords);
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex items-center gap-1.5 px-4 py-2">
        <h1 className="grow">
          <Brand size="small" />
        </h1>
        <button
          type="button"
          aria-label={say("history")}
          title={say("history")}
          className="grid size-8 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
          onClick={onHistory}
        >
          <History aria-hidden className="size-4.5" />
        </button>
        <AccountMenu account={account} server={server} {...menu} />
      </div>
      {credits && (
        <div className="border-t border-line">
          <Standing credits={credits} account={account} server={server} />
        </div>
      )}
    </header>
  );
}

/** How much of the month is left under which plan. */
export function Standing({
  credits: { used, total, resetsAt },
  account,
  server,
}: Pick<PanelHeaderProps, "account" | "server"> & { credits: Credits }) {
  const say = useWords(accountWords);
  const { locale } = languages[useVoice().language];
  const tier = account.kind === "person" ? account.user.subscription.tier : "Free";
  const plan = findPlan(tier);
  const isFree = (plan?.id ?? "free") === "free";
  // The period is a calendar month in UTC.
  const reset = new Date(resetsAt).toLocaleDateString(locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 text-xs text-soft">
      <p className="tabular-nums">
        {say("creditsLeft", { left: Math.max(0, total - used), total, day: reset })}
      </p>
      <p className="flex gap-2">
        <span className="font-medium text-ink">
          {plan?.id === "free" ? say("freePlan") : (plan?.name ?? tier)}
        </span>
        {isFree && (
          <a
            href={`${server}/pricing`}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline-offset-2 hover:underline"
          >
            {say("upgrade")}
          </a>
        )}
      </p>
    </div>
  );
}
