import { buttonClasses, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { session } from "../../words/english/site/session.ts";

export type Invitation = {
  /** What a visitor reads. */
  invitation: string;
  signInHref: string;
};

type SignInCardProps = Invitation & {
  title?: string;
  /** Goes before signing in, which then is the lesser way on. */
  children?: ReactNode;
};

/** The way to sign in, where a page has nothing for visitors. */
export function SignInCard({ title, invitation, signInHref, children }: SignInCardProps) {
  const say = useWords(session);
  return (
    // Lower than the window it would pull up the footer that the skeleton held below.
    <div className="min-h-[calc(100dvh-7.5rem)] sm:min-h-[calc(100dvh-9.5rem)]">
      <Card className="mx-auto flex max-w-md flex-col items-start gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{title ?? say("signIn")}</h1>
        <p className="text-pretty text-soft">{invitation}</p>
        <div className="flex flex-wrap gap-2">
          {children}
          <a href={signInHref} className={buttonClasses({ look: children ? "quiet" : "primary" })}>
            {say("signIn")}
          </a>
        </div>
      </Card>
    </div>
  );
}
