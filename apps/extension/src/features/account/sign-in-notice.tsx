import { Button, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { accountWords } from "../../words/english/account.ts";
import type { Account } from "./use-account.ts";

/** Stands while the sign-in page is open elsewhere, and when it could not be reached. */
export function SignInNotice({ account, onSignIn }: { account: Account; onSignIn: () => void }) {
  const say = useWords(accountWords);
  if (account.kind === "visitor" && account.hasFailed) {
    return (
      <p role="alert" className="rounded-card bg-loss-ground p-3 text-sm text-loss">
        {say("signInFailed")}
      </p>
    );
  }
  if (account.kind !== "waiting") return null;
  return (
    <Card className="flex flex-col items-start gap-3 p-4">
      <output className="flex flex-col gap-1">
        <span className="font-semibold">{say("waitingTitle")}</span>
        <span className="text-sm text-soft">{say("waiting")}</span>
      </output>
      <Button look="quiet" size="small" onClick={onSignIn}>
        {say("openSignInAgain")}
      </Button>
    </Card>
  );
}
