import type { User } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { account, claimKeptInstall } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { createQueryClient } from "../../lib/query-client.ts";
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
  return (
    <QueryClientProvider client={queries}>
      <Gate {...props} />
    </QueryClientProvider>
  );
}

function Gate({ skeleton, children, ...invitation }: SignedInProps) {
  const { data: user, error, refetch } = useQuery({ queryKey: ["user"], queryFn: readUser });
  if (user) return children(user);
  if (error) {
    return (
      <SignInCard
        {...invitation}
        title="We couldn’t load your account"
        invitation={describeFailure(error).message}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
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
