import type { User } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { account, claimKeptInstall } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { useAskedLanguage } from "../../lib/language.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { session } from "../../words/english/site/session.ts";
import { BeforeKnown } from "./before-known.tsx";
import { type Invitation, SignInCard } from "./sign-in-card.tsx";

type SignedInProps = Invitation & {
  /** What stands until it is known who is here. */
  skeleton: ReactNode;
  children: (user: User) => ReactNode;
};

/** Shows a screen to whoever is signed in, and the way to sign in to everybody else. */
export function SignedIn(props: SignedInProps) {
  const [queries] = useState(createQueryClient);
  useAnswersInLanguage(queries);
  return (
    <QueryClientProvider client={queries}>
      <Gate {...props} />
    </QueryClientProvider>
  );
}

/** The server writes words, too: after another choice of language all is asked anew. */
function useAnswersInLanguage(queries: QueryClient): void {
  const language = useAskedLanguage();
  const answeredIn = useRef(language);
  useEffect(() => {
    if (answeredIn.current === language) return;
    answeredIn.current = language;
    void queries.invalidateQueries();
  }, [language, queries]);
}

function Gate({ skeleton, children, ...invitation }: SignedInProps) {
  const say = useWords(session);
  const { data: user, error, refetch } = useQuery({ queryKey: ["user"], queryFn: readUser });
  if (user) return children(user);
  if (error) {
    return (
      <SignInCard
        {...invitation}
        title={say("accountFailed")}
        invitation={describeFailure(error).message}
      >
        <Button onClick={() => void refetch()}>{say("tryAgain")}</Button>
      </SignInCard>
    );
  }
  if (user === undefined) return <BeforeKnown skeleton={skeleton} {...invitation} />;
  return <SignInCard {...invitation} />;
}

async function readUser(): Promise<User | null> {
  const user = await account.getCurrentUser().catch(nobodyIfRefused);
  // History waits for it, the rest of the screen does not.
  if (user) void claimKeptInstall();
  return user;
}

function nobodyIfRefused(error: unknown): null {
  if (describeFailure(error).code === "not_signed_in") return null;
  throw error;
}
