import { Button, Card } from "@flipworth/ui";
import { strings } from "../../strings.ts";
import type { Account } from "./use-account.ts";

const words = strings.account;

/** Stands while the sign-in page is open elsewhere, and when it could not be reached. */
export function SignInNotice({ account, onSignIn }: { account: Account; onSignIn: () => void }) {
  if (account.kind === "visitor" && account.hasFailed) {
    return (
      <p role="alert" className="rounded-card bg-loss-ground p-3 text-sm text-loss">
        {words.signInFailed}
      </p>
    );
  }
  if (account.kind !== "waiting") return null;
  return (
    <Card className="flex flex-col items-start gap-3 p-4">
      <output className="flex flex-col gap-1">
        <span className="font-semibold">{words.waitingTitle}</span>
        <span className="text-sm text-soft">{words.waiting}</span>
      </output>
      <Button look="quiet" size="small" onClick={onSignIn}>
        {words.openSignInAgain}
      </Button>
    </Card>
  );
}
